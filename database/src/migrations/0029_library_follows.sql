CREATE TABLE "library_follows" (
	"target" text PRIMARY KEY NOT NULL,
	"folder" text NOT NULL,
	"last_file" text,
	"taken_at" timestamp with time zone,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"trouble" text,
	"lease_holder" uuid,
	"lease_until" timestamp with time zone
);
