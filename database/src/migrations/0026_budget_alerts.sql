CREATE TABLE "budget_alerts" (
	"month" date NOT NULL,
	"budget_usd" double precision NOT NULL,
	"percent" integer NOT NULL,
	"mailed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_alerts_month_budget_usd_percent_pk" PRIMARY KEY("month","budget_usd","percent")
);
--> statement-breakpoint
CREATE INDEX "query_logs_failed" ON "query_logs" USING btree ("started_at") WHERE outcome = 'failed';