CREATE TABLE "prompt_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"restored_from" integer,
	"author_id" uuid,
	"author_email" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settings" jsonb NOT NULL,
	"prompts" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "prompt_versions_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE INDEX "prompt_versions_author" ON "prompt_versions" USING btree ("author_id");--> statement-breakpoint
INSERT INTO "prompt_versions" ("number", "kind", "settings", "prompts", "changes")
SELECT 1, 'first', jsonb_agg(jsonb_build_object(
	'language', "language", 'preference', "preference", 'maxQueries', "max_queries", 'numResultsPerQuery', "num_results_per_query",
	'queryGenerationPrompt', "query_generation_prompt", 'analysisPrompt', "analysis_prompt") ORDER BY "language", "preference"), '[]', '[]'
FROM "prompt_settings" HAVING count(*) > 0;
