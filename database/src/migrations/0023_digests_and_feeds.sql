ALTER TABLE "mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "feed_version" integer DEFAULT 0 NOT NULL;