-- Ranking reads the lexemes of many papers: kept in the row, not compressed, they need no second look-up.
ALTER TABLE "library_index" ALTER COLUMN "lexemes" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "library_index" SET (toast_tuple_target = 8160);--> statement-breakpoint
-- ANALYZE then knows how many papers have each of the commonest lexemes, which weighs the words of a query.
ALTER TABLE "library_index" ALTER COLUMN "lexemes" SET STATISTICS 400;
