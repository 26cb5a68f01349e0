CREATE TABLE "text_check_months" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "text_check_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "text_check_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"monthly_limit" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_check_months" ADD CONSTRAINT "text_check_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_doi" ON "papers" USING btree (lower("citation" ->> 'doi'));