CREATE TABLE "backups_written" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_checks" (
	"step" text PRIMARY KEY NOT NULL,
	"has_passed" boolean,
	"tested_at" timestamp with time zone,
	"count" integer,
	"cost_usd" real,
	"reason" text,
	"is_dismissed" boolean DEFAULT false NOT NULL
);
