-- A play changes no page: only what the mixes page shows makes it new.
DROP TRIGGER mixes_changed;
--> statement-breakpoint
CREATE TRIGGER mixes_changed AFTER UPDATE OF title, platform, video_id, url, duration, tags, cover, created_at ON mixes BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'mixes';
END;
