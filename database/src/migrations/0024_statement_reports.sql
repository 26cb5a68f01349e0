CREATE TABLE "statement_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"search_id" uuid NOT NULL,
	"statement_id" text NOT NULL,
	"pmid" integer,
	"statement" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"reader" text NOT NULL,
	"model" text,
	"text" text NOT NULL,
	"reported_by" uuid NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "statement_reports" ADD CONSTRAINT "statement_reports_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_reports" ADD CONSTRAINT "statement_reports_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_reports" ADD CONSTRAINT "statement_reports_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_reports_search" ON "statement_reports" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "statement_reports_reporter" ON "statement_reports" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "statement_reports_answerer" ON "statement_reports" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "statement_reports_newest" ON "statement_reports" USING btree ("reported_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "statement_reports_open" ON "statement_reports" USING btree ("reported_at" DESC NULLS LAST,"id") WHERE answer is null;