-- Null in what was saved before.
ALTER TABLE "searches" ADD COLUMN "question_words" jsonb;
