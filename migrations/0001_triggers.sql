-- Written by hand: what drizzle-kit cannot make from src/database/schema/, and the rows that every business needs.
INSERT INTO content_versions (kind, version) SELECT value, CAST(unixepoch('subsec') * 1000 AS INTEGER) FROM json_each(
  '["packages", "testimonials", "mixes", "shows", "posts", "settings", "gallery_items", "dates", "prices", "add_ons", "travel_zones"]');
--> statement-breakpoint
CREATE TRIGGER booking_price_changed AFTER UPDATE OF price, deposit ON bookings WHEN new.price <> old.price OR new.deposit <> old.deposit BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'bookings/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER dates_booked AFTER INSERT ON bookings BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER dates_rebooked AFTER UPDATE OF event_date, status ON bookings BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER dates_unbooked AFTER DELETE ON bookings BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER signatures_stay AFTER UPDATE ON signatures BEGIN
  SELECT RAISE(ABORT, 'what was signed never changes');
END;
--> statement-breakpoint
-- What an import made may be undone by it; such a signature has the id of its booking.
CREATE TRIGGER signatures_kept AFTER DELETE ON signatures WHEN old.signed_at > (unixepoch() - 7 * 31557600) * 1000
  AND NOT EXISTS (SELECT 1 FROM import_rows WHERE booking_id = old.id AND outcome = 'imported' AND NOT is_changed) BEGIN
  SELECT RAISE(ABORT, 'what was signed is kept');
END;
--> statement-breakpoint
CREATE TRIGGER contract_clauses_stay AFTER UPDATE ON contract_clauses BEGIN
  SELECT RAISE(ABORT, 'words of a contract never change');
END;
--> statement-breakpoint
CREATE TRIGGER countersignatures_stay AFTER UPDATE ON countersignatures BEGIN
  SELECT RAISE(ABORT, 'what was signed never changes');
END;
--> statement-breakpoint
CREATE TRIGGER countersignatures_kept AFTER DELETE ON countersignatures WHEN old.created_at > (unixepoch() - 7 * 31557600) * 1000
  AND NOT EXISTS (SELECT 1 FROM import_rows WHERE booking_id = old.signature_id AND outcome = 'imported' AND NOT is_changed) BEGIN
  SELECT RAISE(ABORT, 'what was signed is kept');
END;
--> statement-breakpoint
CREATE TRIGGER dates_let_go AFTER UPDATE OF left_at ON waitlist BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER dates_waited_no_more AFTER DELETE ON waitlist BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_offer_sent AFTER UPDATE OF sent_at ON outbox
  WHEN NEW.kind = 'waitlist-offer' AND NEW.sent_at IS NOT NULL AND NEW.last_error IS NULL BEGIN
  UPDATE waitlist SET offer_sent_at = NEW.sent_at WHERE offer_mail = NEW.id;
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER bookings_beside_made BEFORE INSERT ON bookings WHEN new.crew IS NULL AND new.status IN ('hold', 'confirmed')
  AND EXISTS (SELECT 1 FROM bookings WHERE event_date = new.event_date AND status IN ('hold', 'confirmed') AND crew IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: bookings.event_date');
END;
--> statement-breakpoint
CREATE TRIGGER bookings_beside_moved BEFORE UPDATE OF event_date, status ON bookings WHEN new.crew IS NULL
  AND new.status IN ('hold', 'confirmed') AND (old.status NOT IN ('hold', 'confirmed') OR old.event_date <> new.event_date)
  AND EXISTS (SELECT 1 FROM bookings WHERE event_date = new.event_date AND status IN ('hold', 'confirmed') AND crew IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: bookings.event_date');
END;
--> statement-breakpoint
CREATE TRIGGER imported_contact_changed AFTER UPDATE ON contacts BEGIN
  UPDATE import_rows SET is_changed = 1 WHERE contact_id = new.id AND outcome = 'imported';
END;
--> statement-breakpoint
CREATE TRIGGER imported_booking_changed AFTER UPDATE ON bookings BEGIN
  UPDATE import_rows SET is_changed = 1 WHERE booking_id = new.id AND outcome = 'imported';
END;
--> statement-breakpoint
CREATE TRIGGER imported_payment_changed AFTER UPDATE ON payments BEGIN
  UPDATE import_rows SET is_changed = 1 WHERE booking_id = new.booking_id AND outcome = 'imported';
END;
--> statement-breakpoint
CREATE TRIGGER imported_subscriber_changed AFTER UPDATE ON newsletter_subscribers BEGIN
  UPDATE import_rows SET is_changed = 1 WHERE subscriber_id = new.id AND outcome = 'imported';
END;
--> statement-breakpoint
-- Bookings end and move in several places; what the client asked for is met by all of them.
CREATE TRIGGER requests_met AFTER UPDATE OF event_date, status ON bookings
  WHEN new.event_date <> old.event_date OR (new.status = 'cancelled' AND old.status <> 'cancelled') BEGIN
  UPDATE client_requests SET status = 'completed', updated_at = new.updated_at
  WHERE booking_id = new.id AND status = 'pending'
    AND (type = 'postpone' OR (type = 'cancel' AND new.status = 'cancelled'));
END;
--> statement-breakpoint
CREATE TRIGGER imported_song_changed AFTER UPDATE ON song_requests BEGIN
  UPDATE import_rows SET is_changed = 1 WHERE song_id = new.id AND outcome = 'imported';
END;
