ALTER TABLE "searches" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "searches" ADD COLUMN "checkpoint" jsonb;