CREATE TABLE "audit_relays" (
	"name" text PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"last_failure" text,
	"last_sent_at" timestamp with time zone
);
