-- Who joins a waitlist changes no date any more: an offer does, from the moment in which its mail has gone out.
DROP TRIGGER dates_waited_for;
--> statement-breakpoint
-- The sender knows no kinds of mails, and a date is kept from the very write that records the sending.
CREATE TRIGGER waitlist_offer_sent AFTER UPDATE OF sent_at ON outbox
  WHEN NEW.kind = 'waitlist-offer' AND NEW.sent_at IS NOT NULL AND NEW.last_error IS NULL BEGIN
  UPDATE waitlist SET offer_sent_at = NEW.sent_at WHERE offer_mail = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER dates_offered AFTER UPDATE OF offer_sent_at ON waitlist BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
