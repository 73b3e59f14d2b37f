-- The version of each kind of content. A trigger cannot be forgotten: whatever changes a row, the pages that show it are new.
--> statement-breakpoint
INSERT INTO content_versions (kind, version) VALUES
  ('packages', CAST(unixepoch('subsec') * 1000 AS INTEGER)),
  ('testimonials', CAST(unixepoch('subsec') * 1000 AS INTEGER)),
  ('mixes', CAST(unixepoch('subsec') * 1000 AS INTEGER)),
  ('shows', CAST(unixepoch('subsec') * 1000 AS INTEGER)),
  ('posts', CAST(unixepoch('subsec') * 1000 AS INTEGER));
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
CREATE TRIGGER mixes_changed AFTER UPDATE ON mixes BEGIN
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
