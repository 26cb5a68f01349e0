-- Ranking reads the lexemes of many papers: kept in the row, not compressed, they need no second look-up.
ALTER TABLE "library_index" ALTER COLUMN "lexemes" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "library_index" SET (toast_tuple_target = 8160);--> statement-breakpoint
-- ANALYZE keeps 300 rows a step in memory, and these are long.
ALTER TABLE "library_index" ALTER COLUMN "pmid" SET STATISTICS 10;--> statement-breakpoint
ALTER TABLE "library_index" ALTER COLUMN "lexemes" SET STATISTICS 10;--> statement-breakpoint
ALTER TABLE "library_index" ALTER COLUMN "published" SET STATISTICS 10;
