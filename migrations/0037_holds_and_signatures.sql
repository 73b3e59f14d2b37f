CREATE TABLE `signatures` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`number` integer NOT NULL,
	`text` text NOT NULL,
	`sha256` text NOT NULL,
	`name` text NOT NULL,
	`consent` text NOT NULL,
	`session` text NOT NULL,
	`user_agent` text NOT NULL,
	`signed_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `countersignatures` (
	`signature_id` text PRIMARY KEY NOT NULL,
	`by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`signature_id`) REFERENCES `signatures`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signatures_sha256_unique` ON `signatures` (`sha256`);--> statement-breakpoint
CREATE UNIQUE INDEX `signatures_of_version` ON `signatures` (`booking_id`,`number`);--> statement-breakpoint
DROP INDEX `bookings_confirmed_date`;--> statement-breakpoint
DROP INDEX `bookings_of_contact`;--> statement-breakpoint
DROP INDEX `bookings_by_status`;--> statement-breakpoint
ALTER TABLE `bookings` ADD `hold_ends_at` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `quote_id` text;--> statement-breakpoint
-- From now on one hold keeps a date. Where there are several, the first one does, or what is confirmed: the others are released
-- and say why, and stay in the list of what is ahead.
UPDATE `bookings` SET `status` = 'released',
  `note` = coalesce(`note` || char(10), '') || 'Another booking had this date first. Since one hold keeps a date, this one is released.'
WHERE `status` = 'hold' AND EXISTS (
  SELECT 1 FROM `bookings` AS `other` WHERE `other`.`event_date` = `bookings`.`event_date` AND `other`.`id` <> `bookings`.`id`
    AND (`other`.`status` = 'confirmed'
      OR (`other`.`status` = 'hold' AND (`other`.`created_at`, `other`.`id`) < (`bookings`.`created_at`, `bookings`.`id`)))
);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_active_date` ON `bookings` (`event_date`) WHERE "bookings"."status" in ('hold', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_of_quote` ON `bookings` (`quote_id`) WHERE "bookings"."quote_id" is not null and "bookings"."status" not in ('cancelled', 'released');--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_of_contact` ON `bookings` (`contact_id`) WHERE "bookings"."contact_id" is not null and "bookings"."status" not in ('cancelled', 'released');--> statement-breakpoint
CREATE INDEX `bookings_by_status` ON `bookings` (`status`,`event_date`,`id`,`hold_ends_at`);--> statement-breakpoint
-- What was signed never changes, and is kept for seven years, longer than anyone can sue over a written contract in Florida.
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
