-- The sample's add-ons and travel zones, in cents.
INSERT INTO add_ons (id, name, note, unit, price, most, is_hour, included_in, position, created_at) VALUES
  ('add-on-extra-hour', 'Extra hour of music', 'Follows from your times', 'each', 25000, 8, 1, '[]', 1, 1735689600000),
  ('add-on-ceremony-sound', 'Ceremony sound', 'A speaker of its own and a lapel microphone for the vows', NULL, 20000, 1, 0, '["PREMIUM", "ELITE"]', 2, 1735689600000),
  ('add-on-uplights', 'Uplights', 'Wireless, in your color, around the room', 'each', 2500, 24, 0, '["ELITE"]', 3, 1735689600000),
  ('add-on-cold-sparks', 'Cold sparks, a pair', 'For the first dance, if the venue agrees', 'a pair', 35000, 3, 0, '["ELITE"]', 4, 1735689600000),
  ('add-on-monogram', 'Monogram on the floor', 'Your initials in light', NULL, 15000, 1, 0, '["ELITE"]', 5, 1735689600000),
  ('add-on-dance-floor-lighting', 'Dance-floor lighting', 'Moving light that follows the music', NULL, 20000, 1, 0, '["PREMIUM", "ELITE"]', 6, 1735689600000),
  ('add-on-second-room', 'Second room', 'A second system with music of its own', 'a room', 30000, 2, 0, '[]', 7, 1735689600000);
--> statement-breakpoint
INSERT INTO travel_zones (id, name, cities, price, created_at) VALUES
  ('zone-bay', 'Around Tampa Bay', '["Tampa", "St. Petersburg", "Clearwater", "Clearwater Beach", "Brandon", "Riverview", "Plant City"]', 0, 1735689600000),
  ('zone-coast', 'Up and down the coast', '["Tarpon Springs", "Dunedin", "Bradenton", "Lakeland"]', 7500, 1735689600000),
  ('zone-far', 'An hour and more away', '["Sarasota", "Orlando"]', 17500, 1735689600000);
--> statement-breakpoint
INSERT INTO content_versions (kind, version) VALUES
  ('add_ons', CAST(unixepoch('subsec') * 1000 AS INTEGER)),
  ('travel_zones', CAST(unixepoch('subsec') * 1000 AS INTEGER));
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
