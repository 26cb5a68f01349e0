ALTER TABLE "query_logs" ADD COLUMN "stages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "query_logs" ADD COLUMN "calls" jsonb DEFAULT '[]'::jsonb NOT NULL;