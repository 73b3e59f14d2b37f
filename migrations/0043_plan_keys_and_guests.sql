CREATE TABLE `plan_moments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`position` text NOT NULL,
	`pinned_at` text,
	`minutes` integer NOT NULL,
	`name` text NOT NULL,
	`song_title` text,
	`song_artist` text,
	`leader` text,
	`note` text,
	`say_it` text,
	`speech` integer DEFAULT false NOT NULL,
	`dancing` integer DEFAULT false NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `plan_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`moment_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`ends_at` integer NOT NULL,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`moment_id`) REFERENCES `plan_moments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `plan_key_sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`key_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expire` integer NOT NULL,
	FOREIGN KEY (`key_id`) REFERENCES `plan_keys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `guest_pages` (
	`booking_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`opens_at` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`wishes_each` integer DEFAULT 3 NOT NULL,
	`not_taken` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `guest_wishes` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`song_key` text NOT NULL,
	`title` text NOT NULL,
	`artist` text,
	`song_id` text,
	`state` text NOT NULL,
	`unless_asked` integer DEFAULT false NOT NULL,
	`votes` integer DEFAULT 0 NOT NULL,
	`place` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `guest_votes` (
	`wish_id` text NOT NULL,
	`guest` text NOT NULL,
	`asked` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`wish_id`, `guest`),
	FOREIGN KEY (`wish_id`) REFERENCES `guest_wishes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `plan_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`batch` text NOT NULL,
	`part` text NOT NULL,
	`subject_id` text NOT NULL,
	`subject` text NOT NULL,
	`field` text NOT NULL,
	`before` text,
	`after` text,
	`undo` text,
	`state` text DEFAULT 'made' NOT NULL,
	`role` text NOT NULL,
	`author` text NOT NULL,
	`key_id` text,
	`created_at` integer NOT NULL,
	`told_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `plan_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`moment_id` text NOT NULL,
	`role` text NOT NULL,
	`author` text NOT NULL,
	`key_id` text,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`moment_id`) REFERENCES `plan_moments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `plan_details` (
	`booking_id` text PRIMARY KEY NOT NULL,
	`guest_count` integer,
	`arrive_at` text,
	`load_in` text,
	`power` text,
	`rain_plan` text,
	`out_by` text,
	`contacts` text DEFAULT '[]' NOT NULL,
	`packing` text,
	`lock_days` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `plan_ticks` (
	`booking_id` text NOT NULL,
	`subject` text NOT NULL,
	`done` integer NOT NULL,
	`ticked_at` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `subject`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_pages_code_unique` ON `guest_pages` (`code`);--> statement-breakpoint
CREATE INDEX `guest_votes_of_guest` ON `guest_votes` (`guest`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_wishes_of_booking` ON `guest_wishes` (`booking_id`,`song_key`);--> statement-breakpoint
CREATE INDEX `guest_wishes_by_state` ON `guest_wishes` (`booking_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `plan_key_sessions_expire` ON `plan_key_sessions` (`expire`);--> statement-breakpoint
CREATE INDEX `plan_keys_of_booking` ON `plan_keys` (`booking_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `plan_changes_of_booking` ON `plan_changes` (`booking_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `plan_changes_untold` ON `plan_changes` (`told_at`,`booking_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `plan_comments_of_booking` ON `plan_comments` (`booking_id`,`moment_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `plan_moments_of_booking` ON `plan_moments` (`booking_id`,`position`,`id`);--> statement-breakpoint
ALTER TABLE `song_requests` ADD `moment_id` text;--> statement-breakpoint
ALTER TABLE `song_requests` ADD `seconds` integer;--> statement-breakpoint
ALTER TABLE `song_requests` ADD `explicit` integer;