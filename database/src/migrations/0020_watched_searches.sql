CREATE TABLE "watch_decisions" (
	"watch_id" uuid NOT NULL,
	"pmid" integer NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watch_decisions_watch_id_pmid_pk" PRIMARY KEY("watch_id","pmid")
);
--> statement-breakpoint
CREATE TABLE "watch_run_papers" (
	"run_id" uuid NOT NULL,
	"pmid" integer NOT NULL,
	"finding" text NOT NULL,
	"why" text,
	"position" integer NOT NULL,
	"title" text,
	"journal" text,
	"year" integer,
	"demonstration" boolean DEFAULT false NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "watch_run_papers_run_id_finding_pmid_pk" PRIMARY KEY("run_id","finding","pmid")
);
--> statement-breakpoint
CREATE TABLE "watch_run_queries" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"hits" integer,
	"understood" text,
	"pmids" integer[] DEFAULT '{}' NOT NULL,
	"problem" text,
	CONSTRAINT "watch_run_queries_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "watch_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"watch_id" uuid NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"cause" text,
	"since" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"lease_holder" uuid,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"search_id" uuid NOT NULL,
	"schedule" text NOT NULL,
	"day" integer NOT NULL,
	"mail" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "watches_search" UNIQUE("search_id")
);
--> statement-breakpoint
ALTER TABLE "watch_decisions" ADD CONSTRAINT "watch_decisions_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_run_papers" ADD CONSTRAINT "watch_run_papers_run_id_watch_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."watch_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_run_queries" ADD CONSTRAINT "watch_run_queries_run_id_watch_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."watch_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_runs" ADD CONSTRAINT "watch_runs_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_runs_watch" ON "watch_runs" USING btree ("watch_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "watch_runs_running" ON "watch_runs" USING btree ("watch_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "watches_user" ON "watches" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "watches_due" ON "watches" USING btree ("next_run_at");