CREATE TABLE `calendars` (
	`id` text PRIMARY KEY NOT NULL,
	`label` text NOT NULL,
	`address` text NOT NULL,
	`etag` text,
	`last_modified` text,
	`tried_at` integer,
	`read_at` integer,
	`failure` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `busy_days` (
	`date` text NOT NULL,
	`calendar_id` text NOT NULL,
	PRIMARY KEY(`date`, `calendar_id`),
	FOREIGN KEY (`calendar_id`) REFERENCES `calendars`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `busy_days_of_calendar` ON `busy_days` (`calendar_id`,`date`);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendars_address_unique` ON `calendars` (`address`);
--> statement-breakpoint
-- A day that is busy elsewhere is taken here: whatever changes them, the pages that show dates are new.
CREATE TRIGGER dates_busy AFTER INSERT ON busy_days BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER dates_not_busy AFTER DELETE ON busy_days BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
