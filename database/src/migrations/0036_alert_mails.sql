ALTER TABLE "users" ADD COLUMN "alert_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_alerts" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "paper_alerts_unmailed" ON "paper_alerts" USING btree ("found_at") WHERE mailed_at is null;--> statement-breakpoint
-- What was known before is on screen; it is not mailed all at once.
UPDATE "paper_alerts" SET "mailed_at" = now();
