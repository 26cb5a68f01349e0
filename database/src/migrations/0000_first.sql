CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"previous_token_hash" text,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_previousTokenHash_unique" UNIQUE("previous_token_hash")
);
--> statement-breakpoint
CREATE TABLE "usage_months" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"role" text NOT NULL,
	"company_id" uuid,
	"company_text" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"password_hash" text,
	"monthly_limit" integer,
	"token_version" integer DEFAULT 1 NOT NULL,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "library_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"status" text DEFAULT 'running' NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"replaced" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"deleted" integer DEFAULT 0 NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "library_index" (
	"pmid" integer PRIMARY KEY NOT NULL,
	"lexemes" "tsvector" NOT NULL,
	"published" date
);
--> statement-breakpoint
CREATE TABLE "library_words" (
	"word" text PRIMARY KEY NOT NULL,
	"share" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_notices" (
	"pmid" integer NOT NULL,
	"kind" text NOT NULL,
	"by" integer NOT NULL,
	CONSTRAINT "paper_notices_pmid_kind_by_pk" PRIMARY KEY("pmid","kind","by")
);
--> statement-breakpoint
CREATE TABLE "paper_references" (
	"cited" integer NOT NULL,
	"citing" integer NOT NULL,
	CONSTRAINT "paper_references_cited_citing_pk" PRIMARY KEY("cited","citing")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"pmid" integer PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"version" smallint DEFAULT 1 NOT NULL,
	"revised" date,
	"citation" jsonb NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "highlights" (
	"search_id" uuid NOT NULL,
	"pmid" integer NOT NULL,
	"paper_title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "highlights_search_id_pmid_pk" PRIMARY KEY("search_id","pmid")
);
--> statement-breakpoint
CREATE TABLE "search_events" (
	"search_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "search_events_search_id_seq_pk" PRIMARY KEY("search_id","seq")
);
--> statement-breakpoint
CREATE TABLE "search_papers" (
	"search_id" uuid NOT NULL,
	"pmid" integer NOT NULL,
	"rank" integer,
	"record" jsonb NOT NULL,
	"reading" jsonb,
	CONSTRAINT "search_papers_search_id_pmid_pk" PRIMARY KEY("search_id","pmid")
);
--> statement-breakpoint
CREATE TABLE "search_queries" (
	"search_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"reason" text,
	"hits" integer,
	"understood" text,
	"broadened_from" text,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pmids" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "search_queries_search_id_position_pk" PRIMARY KEY("search_id","position")
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" uuid,
	"question" text NOT NULL,
	"preference" text NOT NULL,
	"language" text NOT NULL,
	"max_results" integer NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"error" text,
	"error_code" text,
	"summary" text,
	"not_understood" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total_pmids_found" integer DEFAULT 0 NOT NULL,
	"result_count" integer DEFAULT 0 NOT NULL,
	"provenance" jsonb,
	"counted_month" date,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "searches_request" UNIQUE("user_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_index" ADD CONSTRAINT "library_index_pmid_papers_pmid_fk" FOREIGN KEY ("pmid") REFERENCES "public"."papers"("pmid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_notices" ADD CONSTRAINT "paper_notices_by_papers_pmid_fk" FOREIGN KEY ("by") REFERENCES "public"."papers"("pmid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_references" ADD CONSTRAINT "paper_references_citing_papers_pmid_fk" FOREIGN KEY ("citing") REFERENCES "public"."papers"("pmid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_events" ADD CONSTRAINT "search_events_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_papers" ADD CONSTRAINT "search_papers_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_queries" ADD CONSTRAINT "search_queries_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "library_index_lexemes" ON "library_index" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "library_index_published" ON "library_index" USING btree ("published");--> statement-breakpoint
CREATE INDEX "paper_notices_by" ON "paper_notices" USING btree ("by");--> statement-breakpoint
CREATE INDEX "paper_references_citing" ON "paper_references" USING btree ("citing");--> statement-breakpoint
CREATE INDEX "searches_history" ON "searches" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "searches_leases" ON "searches" USING btree ("lease_until") WHERE status = 'running';