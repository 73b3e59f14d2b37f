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
CREATE TABLE `waitlist` (
	`id` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`idempotency_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`offered_at` integer,
	`offer_ends_at` integer,
	`left_at` integer
);
--> statement-breakpoint
CREATE INDEX `busy_days_of_calendar` ON `busy_days` (`calendar_id`,`date`);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendars_address_unique` ON `calendars` (`address`);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_idempotencyKey_unique` ON `waitlist` (`idempotency_key`);
--> statement-breakpoint
CREATE INDEX `waitlist_waiting` ON `waitlist` (`date`,`created_at`,`id`) WHERE "waitlist"."left_at" is null;
--> statement-breakpoint
CREATE INDEX `waitlist_of_client` ON `waitlist` (`email`,`date`);
--> statement-breakpoint
-- A date that somebody waits for is on hold for all others: whatever changes the line, the pages that show dates are new.
CREATE TRIGGER dates_waited_for AFTER INSERT ON waitlist BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
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
-- A day that is busy elsewhere is taken here: whatever changes them, the pages that show dates are new.
CREATE TRIGGER dates_busy AFTER INSERT ON busy_days BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER dates_not_busy AFTER DELETE ON busy_days BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
