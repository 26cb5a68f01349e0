CREATE TABLE "prompt_settings" (
	"language" text NOT NULL,
	"preference" text NOT NULL,
	"max_queries" integer,
	"num_results_per_query" integer,
	"query_generation_prompt" text,
	"analysis_prompt" text,
	CONSTRAINT "prompt_settings_language_preference_pk" PRIMARY KEY("language","preference")
);
