-- Nothing was written into the table before.
DROP TABLE `plan_comments`;--> statement-breakpoint
CREATE TABLE `plan_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`moment_id` text NOT NULL,
	`subject` text NOT NULL,
	`role` text NOT NULL,
	`author` text NOT NULL,
	`key_id` text,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	`told_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_comments_of_booking` ON `plan_comments` (`booking_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `plan_comments_untold` ON `plan_comments` (`told_at`,`booking_id`,`created_at`);
