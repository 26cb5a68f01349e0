CREATE TABLE "log_figures" (
	"scope" text NOT NULL,
	"facet" text NOT NULL,
	"key" text NOT NULL,
	"queries" bigint DEFAULT 0 NOT NULL,
	"successful" bigint DEFAULT 0 NOT NULL,
	"timed" bigint DEFAULT 0 NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	"cost_usd" double precision DEFAULT 0 NOT NULL,
	"users" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "log_figures_scope_facet_key_pk" PRIMARY KEY("scope","facet","key")
);
--> statement-breakpoint
CREATE TABLE "population_changes" (
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"connection" integer NOT NULL,
	"change" integer NOT NULL,
	CONSTRAINT "population_changes_subject_day_connection_pk" PRIMARY KEY("subject","day","connection")
);
--> statement-breakpoint
CREATE TABLE "query_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"user_email" text,
	"company_id" uuid,
	"company_name" text,
	"query" text NOT NULL,
	"search_type" text NOT NULL,
	"preference" text NOT NULL,
	"success" boolean NOT NULL,
	"processing_time" double precision,
	"papers_found" integer,
	"total_cost_usd" double precision,
	"ip_address" text,
	"session_id" text,
	"max_results" integer,
	"search_queries_used" text[] DEFAULT '{}' NOT NULL,
	"paper_results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_message" text,
	"token_usage" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_agent" text
);
--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "asker" jsonb;--> statement-breakpoint
CREATE INDEX "log_figures_most" ON "log_figures" USING btree ("scope","facet","queries") WHERE facet in ('user', 'company', 'ip');--> statement-breakpoint
CREATE INDEX "query_logs_newest" ON "query_logs" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "query_logs_ip" ON "query_logs" USING btree ("ip_address","started_at","id");--> statement-breakpoint
CREATE INDEX "query_logs_user" ON "query_logs" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "query_logs_company" ON "query_logs" USING btree ("company_id","started_at","id");--> statement-breakpoint
CREATE INDEX "surveys_newest" ON "surveys" USING btree ("created_at","id");--> statement-breakpoint
UPDATE "surveys" SET "company_id" = "users"."company_id", "company_name" = coalesce("companies"."name", "users"."company_text")
FROM "users" LEFT JOIN "companies" ON "companies"."id" = "users"."company_id" WHERE "users"."id" = "surveys"."user_id";--> statement-breakpoint
INSERT INTO "population_changes" SELECT 'users', ("created_at" AT TIME ZONE 'UTC')::date, 0, count(*) FROM "users" GROUP BY 2;--> statement-breakpoint
INSERT INTO "population_changes" SELECT 'companies', ("created_at" AT TIME ZONE 'UTC')::date, 0, count(*) FROM "companies" GROUP BY 2;--> statement-breakpoint
-- Of users and companies: those that come are counted on the day they were created, those that go on the day they go.
CREATE FUNCTION "keep_population"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO population_changes AS kept (subject, day, connection, change)
    SELECT TG_TABLE_NAME, (created_at AT TIME ZONE 'UTC')::date, pg_backend_pid(), count(*) FROM came GROUP BY 2 ORDER BY 2
    ON CONFLICT (subject, day, connection) DO UPDATE SET change = kept.change + excluded.change;
  ELSE
    INSERT INTO population_changes AS kept (subject, day, connection, change)
    SELECT TG_TABLE_NAME, (now() AT TIME ZONE 'UTC')::date, pg_backend_pid(), -count(*) FROM went HAVING count(*) > 0
    ON CONFLICT (subject, day, connection) DO UPDATE SET change = kept.change + excluded.change;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_came" AFTER INSERT ON "users" REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION "keep_population"();--> statement-breakpoint
CREATE TRIGGER "users_went" AFTER DELETE ON "users" REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION "keep_population"();--> statement-breakpoint
CREATE TRIGGER "companies_came" AFTER INSERT ON "companies" REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION "keep_population"();--> statement-breakpoint
CREATE TRIGGER "companies_went" AFTER DELETE ON "companies" REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION "keep_population"();
