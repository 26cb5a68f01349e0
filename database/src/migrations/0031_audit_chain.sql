CREATE TABLE "audit_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"event_time" bigint NOT NULL,
	"digest" text NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "audit_chain_eventId_unique" UNIQUE("event_id")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "salt" text DEFAULT gen_random_uuid()::text;--> statement-breakpoint
-- The link after `before`: what it says of the entry is worked out again by server/src/audit-chain, which does not ask this function.
CREATE FUNCTION "seal_audit_entry"("entry" audit_events) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before record;
  number bigint;
  at bigint := (extract(epoch FROM entry.created_at) * 1000000)::bigint;
  said text := coalesce(entry.salt, '') || ':'
    || jsonb_build_array(entry.action, entry.actor_id, entry.actor_email, entry.ip_address, entry.details)::text;
  digest text := encode(sha256(convert_to(said, 'UTF8')), 'hex');
BEGIN
  SELECT seq, link INTO before FROM audit_chain ORDER BY seq DESC LIMIT 1;
  number := coalesce(before.seq, 0) + 1;
  INSERT INTO audit_chain (seq, event_id, event_time, digest, link) VALUES (number, entry.id, at, digest, encode(sha256(
    convert_to(concat_ws('|', coalesce(before.link, ''), number, entry.id, at, digest), 'UTF8')), 'hex'));
END $$;--> statement-breakpoint
DO $$
DECLARE
  entry audit_events;
BEGIN
  FOR entry IN SELECT * FROM audit_events ORDER BY created_at, id LOOP
    PERFORM seal_audit_entry(entry);
  END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION "extend_audit_chain"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7301211);
  PERFORM seal_audit_entry(NEW);
  RETURN NULL;
END $$;--> statement-breakpoint
-- At the end of the transaction: then it waits for no lock but this one, and no transaction can wait for it in a circle.
CREATE CONSTRAINT TRIGGER "audit_events_sealed" AFTER INSERT ON "audit_events"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "extend_audit_chain"();--> statement-breakpoint
CREATE FUNCTION "refuse_chain_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'links of the audit chain cannot be changed or deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_chain_only_added" BEFORE UPDATE OR DELETE ON "audit_chain"
FOR EACH ROW EXECUTE FUNCTION "refuse_chain_change"();
