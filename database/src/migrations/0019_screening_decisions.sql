CREATE TABLE "paper_decisions" (
	"search_id" uuid NOT NULL,
	"pmid" integer NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_decisions_search_id_pmid_pk" PRIMARY KEY("search_id","pmid")
);
--> statement-breakpoint
ALTER TABLE "paper_decisions" ADD CONSTRAINT "paper_decisions_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_decisions" ADD CONSTRAINT "paper_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_decisions_user" ON "paper_decisions" USING btree ("decided_by","decided_at" DESC NULLS LAST);