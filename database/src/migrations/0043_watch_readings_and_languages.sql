ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "watch_run_papers" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "read_with_model" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "known_devices_token" ON "known_devices" USING btree ("token_hash");