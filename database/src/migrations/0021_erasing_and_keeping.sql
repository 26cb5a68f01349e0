CREATE TABLE "erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pseudonym" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"question_days" integer,
	"search_days" integer,
	"survey_days" integer,
	"mail_days" integer,
	"last_run_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "query_logs" ALTER COLUMN "query" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mails_withdrawn" ON "mails" USING btree ("withdrawn_at") WHERE withdrawn_at is not null;--> statement-breakpoint
-- Erasing a person, which says so in its transaction, may replace what names the person in an entry, and nothing else.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('medsieve.erasing', true) = 'on'
    AND (NEW.id, NEW.action, NEW.created_at) = (OLD.id, OLD.action, OLD.created_at)
    AND NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'entries of the audit log cannot be changed or deleted';
END $$;
