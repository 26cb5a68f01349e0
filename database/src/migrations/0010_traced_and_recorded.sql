CREATE TABLE "listed_notices" (
	"pmid" integer NOT NULL,
	"kind" text NOT NULL,
	"notice_pmid" integer,
	"notice_doi" text,
	"reason" text,
	"noticed_on" date,
	"list" text NOT NULL,
	"listed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listed_notices_pmid_kind_pk" PRIMARY KEY("pmid","kind")
);
--> statement-breakpoint
CREATE TABLE "paper_alerts" (
	"search_id" uuid NOT NULL,
	"pmid" integer NOT NULL,
	"kind" text NOT NULL,
	"notice" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "paper_alerts_search_id_pmid_kind_pk" PRIMARY KEY("search_id","pmid","kind")
);
--> statement-breakpoint
CREATE TABLE "paper_checks" (
	"pmid" integer PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_queries" ADD COLUMN "contributed" integer;--> statement-breakpoint
ALTER TABLE "search_queries" ADD COLUMN "blocks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "search_queries" ADD COLUMN "searched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "given_queries" jsonb;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "based_on" uuid;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "answer_evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "record_digest" text;--> statement-breakpoint
ALTER TABLE "paper_alerts" ADD CONSTRAINT "paper_alerts_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_alerts_unseen" ON "paper_alerts" USING btree ("search_id") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "paper_checks_due" ON "paper_checks" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "search_papers_pmid" ON "search_papers" USING btree ("pmid");--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "taken_count" integer;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "recorded_by" text;--> statement-breakpoint
-- A search that has ended is a record: it can be deleted as a whole, but not changed.
CREATE FUNCTION "refuse_record_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  beside constant text[] := ARRAY['lease_until', 'cancel_requested', 'counted_month'];
BEGIN
  IF OLD.status <> 'running' AND (to_jsonb(NEW) - beside) IS DISTINCT FROM (to_jsonb(OLD) - beside) THEN
    RAISE EXCEPTION 'the record of a search that has ended cannot be changed';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "searches_stay_as_they_ended" BEFORE UPDATE ON "searches"
FOR EACH ROW EXECUTE FUNCTION "refuse_record_change"();--> statement-breakpoint
-- Of its queries and papers. Where the search itself is gone, they go with it.
CREATE FUNCTION "refuse_recorded_part_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended boolean;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT status <> 'running' INTO ended FROM searches WHERE id = OLD.search_id FOR SHARE;
  END IF;
  IF TG_OP <> 'DELETE' AND ended IS NOT TRUE THEN
    SELECT status <> 'running' INTO ended FROM searches WHERE id = NEW.search_id FOR SHARE;
  END IF;
  IF ended THEN
    RAISE EXCEPTION 'the record of a search that has ended cannot be changed';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_queries_stay_as_they_ended" BEFORE INSERT OR UPDATE OR DELETE ON "search_queries"
FOR EACH ROW EXECUTE FUNCTION "refuse_recorded_part_change"();--> statement-breakpoint
CREATE TRIGGER "search_papers_stay_as_they_ended" BEFORE INSERT OR UPDATE OR DELETE ON "search_papers"
FOR EACH ROW EXECUTE FUNCTION "refuse_recorded_part_change"();
