-- Written by hand: what drizzle-kit cannot make from src/database/schema/, and the rows that every business needs.
INSERT INTO content_versions (kind, version) SELECT value, CAST(unixepoch('subsec') * 1000 AS INTEGER) FROM json_each(
  '["packages", "testimonials", "mixes", "shows", "posts", "gallery_items", "dates", "prices", "add_ons", "travel_zones"]');
--> statement-breakpoint
CREATE TRIGGER packages_added AFTER INSERT ON packages BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'packages';
END;
--> statement-breakpoint
CREATE TRIGGER packages_changed AFTER UPDATE ON packages BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'packages';
END;
--> statement-breakpoint
CREATE TRIGGER packages_removed AFTER DELETE ON packages BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'packages';
END;
--> statement-breakpoint
CREATE TRIGGER testimonials_added AFTER INSERT ON testimonials BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'testimonials';
END;
--> statement-breakpoint
CREATE TRIGGER testimonials_changed AFTER UPDATE ON testimonials BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'testimonials';
END;
--> statement-breakpoint
CREATE TRIGGER testimonials_removed AFTER DELETE ON testimonials BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'testimonials';
END;
--> statement-breakpoint
CREATE TRIGGER mixes_added AFTER INSERT ON mixes BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'mixes';
END;
--> statement-breakpoint
CREATE TRIGGER mixes_removed AFTER DELETE ON mixes BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'mixes';
END;
--> statement-breakpoint
CREATE TRIGGER shows_added AFTER INSERT ON shows BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'shows';
END;
--> statement-breakpoint
CREATE TRIGGER shows_changed AFTER UPDATE ON shows BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'shows';
END;
--> statement-breakpoint
CREATE TRIGGER shows_removed AFTER DELETE ON shows BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'shows';
END;
--> statement-breakpoint
CREATE TRIGGER posts_added AFTER INSERT ON posts BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'posts';
END;
--> statement-breakpoint
CREATE TRIGGER posts_changed AFTER UPDATE ON posts BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'posts';
END;
--> statement-breakpoint
CREATE TRIGGER posts_removed AFTER DELETE ON posts BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'posts';
END;
--> statement-breakpoint
CREATE TRIGGER gallery_items_added AFTER INSERT ON gallery_items BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'gallery_items';
END;
--> statement-breakpoint
CREATE TRIGGER gallery_items_changed AFTER UPDATE ON gallery_items BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'gallery_items';
END;
--> statement-breakpoint
CREATE TRIGGER gallery_items_removed AFTER DELETE ON gallery_items BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'gallery_items';
END;
--> statement-breakpoint
CREATE TRIGGER uploads_changed AFTER UPDATE ON uploads BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind IN ('gallery_items', 'mixes', 'shows', 'posts');
END;
--> statement-breakpoint
CREATE TRIGGER package_price_added AFTER INSERT ON packages BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'packages/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER package_price_changed AFTER UPDATE OF price ON packages WHEN new.price <> old.price BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'packages/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER package_price_removed AFTER DELETE ON packages BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'packages/' || old.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER dates_blocked AFTER INSERT ON blocked_days BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER dates_reblocked AFTER UPDATE ON blocked_days BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER dates_unblocked AFTER DELETE ON blocked_days BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER mixes_changed AFTER UPDATE OF title, platform, video_id, url, duration, tags, cover, created_at ON mixes BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'mixes';
END;
--> statement-breakpoint
CREATE TRIGGER prices_added AFTER INSERT ON prices BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'prices';
END;
--> statement-breakpoint
CREATE TRIGGER prices_changed AFTER UPDATE ON prices BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'prices';
END;
--> statement-breakpoint
CREATE TRIGGER prices_removed AFTER DELETE ON prices BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'prices';
END;
--> statement-breakpoint
CREATE TRIGGER single_price_added AFTER INSERT ON prices BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'prices/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER single_price_changed AFTER UPDATE OF least, usual, most ON prices
WHEN new.least <> old.least OR new.usual IS NOT old.usual OR new.most <> old.most BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'prices/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER single_price_removed AFTER DELETE ON prices BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'prices/' || old.id, cast(unixepoch('subsec') * 1000 as integer));
END;
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
CREATE TRIGGER add_ons_added AFTER INSERT ON add_ons BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'add_ons';
END;
--> statement-breakpoint
CREATE TRIGGER add_ons_changed AFTER UPDATE ON add_ons BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'add_ons';
END;
--> statement-breakpoint
CREATE TRIGGER add_ons_removed AFTER DELETE ON add_ons BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'add_ons';
END;
--> statement-breakpoint
CREATE TRIGGER travel_zones_added AFTER INSERT ON travel_zones BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'travel_zones';
END;
--> statement-breakpoint
CREATE TRIGGER travel_zones_changed AFTER UPDATE ON travel_zones BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'travel_zones';
END;
--> statement-breakpoint
CREATE TRIGGER travel_zones_removed AFTER DELETE ON travel_zones BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'travel_zones';
END;
--> statement-breakpoint
CREATE TRIGGER add_on_price_added AFTER INSERT ON add_ons BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'add_ons/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER add_on_price_changed AFTER UPDATE OF price ON add_ons WHEN new.price <> old.price BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'add_ons/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER add_on_price_removed AFTER DELETE ON add_ons BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'add_ons/' || old.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER travel_zone_price_added AFTER INSERT ON travel_zones BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'travel_zones/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER travel_zone_price_changed AFTER UPDATE OF price ON travel_zones WHEN new.price <> old.price BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'travel_zones/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER travel_zone_price_removed AFTER DELETE ON travel_zones BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'travel_zones/' || old.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER signatures_stay AFTER UPDATE ON signatures BEGIN
  SELECT RAISE(ABORT, 'what was signed never changes');
END;
--> statement-breakpoint
CREATE TRIGGER signatures_kept AFTER DELETE ON signatures WHEN old.signed_at > (unixepoch() - 7 * 31557600) * 1000 BEGIN
  SELECT RAISE(ABORT, 'what was signed is kept');
END;
--> statement-breakpoint
CREATE TRIGGER countersignatures_stay AFTER UPDATE ON countersignatures BEGIN
  SELECT RAISE(ABORT, 'what was signed never changes');
END;
--> statement-breakpoint
CREATE TRIGGER countersignatures_kept AFTER DELETE ON countersignatures WHEN old.created_at > (unixepoch() - 7 * 31557600) * 1000 BEGIN
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
CREATE TRIGGER dates_busy AFTER INSERT ON busy_days BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER dates_not_busy AFTER DELETE ON busy_days BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_offer_sent AFTER UPDATE OF sent_at ON outbox
  WHEN NEW.kind = 'waitlist-offer' AND NEW.sent_at IS NOT NULL AND NEW.last_error IS NULL BEGIN
  UPDATE waitlist SET offer_sent_at = NEW.sent_at WHERE offer_mail = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER dates_offered AFTER UPDATE OF offer_sent_at ON waitlist BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
