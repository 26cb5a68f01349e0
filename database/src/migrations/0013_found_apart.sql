-- Null in what was saved before: which query looked for papers like the best then follows from its name.
ALTER TABLE "search_queries" ADD COLUMN "related" boolean;--> statement-breakpoint
-- Counted from what each query found.
ALTER TABLE "searches" DROP COLUMN "total_pmids_found";
