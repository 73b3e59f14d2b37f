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
CREATE UNIQUE INDEX `waitlist_idempotencyKey_unique` ON `waitlist` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `waitlist_waiting` ON `waitlist` (`date`,`created_at`,`id`) WHERE "waitlist"."left_at" is null;--> statement-breakpoint
CREATE INDEX `waitlist_of_client` ON `waitlist` (`email`,`date`);--> statement-breakpoint
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
