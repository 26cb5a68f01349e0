CREATE TABLE "library_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"files" text[] NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"is_cancelling" boolean DEFAULT false NOT NULL,
	"progress" jsonb,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"demonstration" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_jobs" ADD CONSTRAINT "library_jobs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "library_jobs_running" ON "library_jobs" USING btree ("status") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "library_jobs_started" ON "library_jobs" USING btree ("started_at");