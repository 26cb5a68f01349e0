CREATE TABLE "search_spending" (
	"search_id" uuid NOT NULL,
	"step" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_usd" double precision,
	"estimated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_spending_search_id_step_model_pk" PRIMARY KEY("search_id","step","model")
);
--> statement-breakpoint
ALTER TABLE "query_logs" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "query_logs" ADD COLUMN "read_by" text;--> statement-breakpoint
ALTER TABLE "query_logs" ADD COLUMN "fallbacks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "query_logs" ADD COLUMN "failure" jsonb;--> statement-breakpoint
ALTER TABLE "query_logs" ADD COLUMN "prompt_version" text;--> statement-breakpoint
-- What a search cost stands in its record, as far as it is kept.
UPDATE "query_logs" AS "log" SET
	"prompt_version" = "searches"."provenance"->>'prompt_version',
	"total_cost_usd" = ("searches"."provenance"->>'cost_usd')::double precision,
	"fallbacks" = coalesce((
		SELECT jsonb_agg(step || '{"count": 1}'::jsonb) FROM jsonb_array_elements("searches"."provenance"->'reader_fallbacks') AS step
	), '[]'::jsonb),
	"token_usage" = coalesce((
		SELECT jsonb_agg(jsonb_build_object('model', used.model, 'total_tokens', used.tokens, 'cost_usd', used.cost))
		FROM (
			SELECT step->>'model' AS model, sum((step->>'total_tokens')::bigint) AS tokens,
				CASE WHEN bool_and(step->>'cost_usd' IS NOT NULL) THEN sum((step->>'cost_usd')::double precision) END AS cost
			FROM jsonb_array_elements("searches"."provenance"->'token_usage') AS step GROUP BY 1
		) AS used
	), '[]'::jsonb)
FROM "searches" WHERE "searches"."id" = "log"."id" AND "searches"."provenance" IS NOT NULL;--> statement-breakpoint
UPDATE "query_logs" SET
	"outcome" = CASE
		WHEN NOT "success" THEN 'failed'
		WHEN EXISTS (SELECT FROM "searches" WHERE "searches"."id" = "query_logs"."id" AND "searches"."status" = 'cancelled') THEN 'stopped'
		ELSE 'completed' END,
	"read_by" = CASE WHEN "token_usage" = '[]'::jsonb THEN 'builtin' WHEN "fallbacks" = '[]'::jsonb THEN 'model' ELSE 'mixed' END,
	"failure" = CASE WHEN NOT "success" THEN jsonb_build_object('stage', NULL, 'code', coalesce(
		(SELECT "error_code" FROM "searches" WHERE "searches"."id" = "query_logs"."id"), 'search_failed'), 'cause', NULL) END;--> statement-breakpoint
ALTER TABLE "query_logs" ALTER COLUMN "outcome" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "query_logs" ALTER COLUMN "read_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "query_logs" DROP COLUMN "success";--> statement-breakpoint
-- Counted from the logs again when the database is opened.
TRUNCATE "log_figures";--> statement-breakpoint
-- Entries stay for ever, so that the text of a question must not be among them, nor the message of a failure, which may quote it.
ALTER TABLE "audit_events" DISABLE TRIGGER "audit_events_only_added";--> statement-breakpoint
UPDATE "audit_events" SET "details" = "details" - 'query' - 'reason' WHERE "action" = 'search' AND "details" ?| ARRAY['query', 'reason'];--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE TRIGGER "audit_events_only_added";
