CREATE TABLE `planning_texts` (
	`mail` text NOT NULL,
	`audience` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`days` integer NOT NULL,
	`is_paused` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`mail`, `audience`)
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`booking_id` text PRIMARY KEY NOT NULL,
	`rating` integer NOT NULL,
	`words` text NOT NULL,
	`name` text NOT NULL,
	`may_show` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`shown_at` integer,
	`kept_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reviews_newest` ON `reviews` (`created_at`,`booking_id`);