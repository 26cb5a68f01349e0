-- Text as searches compare it: without case, width and the accents of Latin, Greek and Cyrillic letters.
CREATE FUNCTION "fold_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(normalize(regexp_replace(normalize("given", NFKD), '[\u0300-\u036f]', '', 'g'), NFKC))
$$;--> statement-breakpoint
-- What a company's name may not have in common with another's.
CREATE FUNCTION "company_key"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(lower(regexp_replace(btrim(normalize("given", NFKC)), '\s+', ' ', 'g')), 600)
$$;--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_name_unique";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "name_key" text COLLATE "C" GENERATED ALWAYS AS (company_key(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (left(fold_text(full_name || chr(10) || email), 600)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("search_text","id");--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_name_key" UNIQUE("name_key");