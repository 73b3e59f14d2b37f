-- What is free depends on bookings that have a date, and on blocked days: whatever changes these, the pages that show it are new.
--> statement-breakpoint
INSERT INTO content_versions (kind, version) VALUES ('dates', CAST(unixepoch('subsec') * 1000 AS INTEGER));
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
