CREATE TABLE `amendments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`status` text DEFAULT 'proposed' NOT NULL,
	`by` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`session` text,
	`user_agent` text,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `amendments_proposed` ON `amendments` (`booking_id`) WHERE "amendments"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX `amendments_of_booking` ON `amendments` (`booking_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `sequence` integer DEFAULT 0 NOT NULL;