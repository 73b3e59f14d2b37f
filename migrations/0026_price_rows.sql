-- What a single service costs, by page, in cents.
INSERT INTO prices (id, page, least, usual, most, created_at) VALUES
  ('price-tampa', '/tampa', 79500, NULL, 199500, 1735689600000),
  ('price-st-petersburg', '/st-petersburg', 79500, NULL, 199500, 1735689600000),
  ('price-clearwater', '/clearwater', 79500, NULL, 199500, 1735689600000),
  ('price-wedding-dj-tampa', '/wedding-dj-tampa', 79500, 129500, 199500, 1735689600000),
  ('price-corporate-dj-st-petersburg', '/corporate-dj-st-petersburg', 79500, 129500, 199500, 1735689600000),
  ('price-party-dj-clearwater', '/party-dj-clearwater', 79500, 99500, 199500, 1735689600000),
  ('price-wedding-dj-st-petersburg', '/wedding-dj-st-petersburg', 79500, NULL, 199500, 1735689600000),
  ('price-corporate-dj-tampa', '/corporate-dj-tampa', 89500, 149500, 249500, 1735689600000),
  ('price-corporate-dj-clearwater', '/corporate-dj-clearwater', 89500, 149500, 249500, 1735689600000),
  ('price-party-dj-tampa', '/party-dj-tampa', 69500, 99500, 179500, 1735689600000),
  ('price-party-dj-st-petersburg', '/party-dj-st-petersburg', 69500, 99500, 179500, 1735689600000),
  ('price-nightclub-dj-tampa', '/nightclub-dj-tampa', 59500, 89500, 149500, 1735689600000),
  ('price-school-dance-dj-tampa', '/school-dance-dj-tampa', 59500, 89500, 129500, 1735689600000),
  ('price-quinceanera-dj-tampa', '/quinceanera-dj-tampa', 79500, 119500, 189500, 1735689600000),
  ('price-bar-mitzvah-dj-tampa', '/bar-mitzvah-dj-tampa', 89500, 139500, 219500, 1735689600000);
--> statement-breakpoint
INSERT INTO content_versions (kind, version) VALUES ('prices', CAST(unixepoch('subsec') * 1000 AS INTEGER));
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
