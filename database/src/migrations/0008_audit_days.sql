CREATE TABLE "audit_days" (
	"day" date NOT NULL,
	"action" text NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "audit_days_day_action_pk" PRIMARY KEY("day","action")
);
--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("is_active","id");--> statement-breakpoint
-- Entries that are written later than their day was summed up (as imports of older logs are) are added to the sum.
CREATE FUNCTION "add_to_audit_days"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  summed_until timestamptz;
BEGIN
  IF NOT EXISTS (SELECT FROM added WHERE created_at < date_trunc('day', now(), 'UTC') - interval '1 day') THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(7301210);
  SELECT (max(day) + 1)::timestamp AT TIME ZONE 'UTC' INTO summed_until FROM audit_days;
  INSERT INTO audit_days (day, action, entries)
  SELECT (created_at AT TIME ZONE 'UTC')::date, action, count(*) FROM added WHERE created_at < summed_until GROUP BY 1, 2
  ON CONFLICT (day, action) DO UPDATE SET entries = audit_days.entries + excluded.entries;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_events_add_to_days" AFTER INSERT ON "audit_events"
REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_to_audit_days"();
