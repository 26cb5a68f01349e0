CREATE TABLE "library_postings" (
	"segment" uuid NOT NULL,
	"block" integer NOT NULL,
	"first" text NOT NULL,
	"data" "bytea" NOT NULL,
	"places" "bytea" NOT NULL,
	CONSTRAINT "library_postings_segment_block_pk" PRIMARY KEY("segment","block")
);
--> statement-breakpoint
CREATE TABLE "library_postings_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lease_holder" uuid,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "library_segments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"papers" integer NOT NULL,
	"pmids" "bytea" NOT NULL,
	"published" "bytea" NOT NULL,
	"lengths" "bytea" NOT NULL,
	"gone" "bytea",
	"gone_version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "library_unindexed" (
	"pmid" integer PRIMARY KEY NOT NULL,
	"change" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
-- Compressed by themselves already.
ALTER TABLE "library_postings" ALTER COLUMN "data" SET STORAGE EXTERNAL, ALTER COLUMN "places" SET STORAGE EXTERNAL;--> statement-breakpoint
INSERT INTO "library_unindexed" ("pmid") SELECT "pmid" FROM "library_index";--> statement-breakpoint
INSERT INTO "library_postings_state" ("id") SELECT 1 WHERE EXISTS (SELECT 1 FROM "library_index");--> statement-breakpoint
CREATE FUNCTION "mark_unindexed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO library_unindexed (pmid) SELECT pmid FROM changed
  ON CONFLICT (pmid) DO UPDATE SET change = gen_random_uuid();
  INSERT INTO library_postings_state (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET version = gen_random_uuid();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "library_index_added" AFTER INSERT ON "library_index" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "mark_unindexed"();--> statement-breakpoint
CREATE TRIGGER "library_index_changed" AFTER UPDATE ON "library_index" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "mark_unindexed"();--> statement-breakpoint
CREATE TRIGGER "library_index_removed" AFTER DELETE ON "library_index" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "mark_unindexed"();
