CREATE TABLE `broadcasts` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`noticed_at` integer
);
--> statement-breakpoint
CREATE INDEX `broadcasts_newest` ON `broadcasts` (`started_at`);--> statement-breakpoint
CREATE INDEX `broadcasts_noticed` ON `broadcasts` (`noticed_at`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_tokenHash_unique` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE TABLE `contact_events` (
	`id` text PRIMARY KEY NOT NULL,
	`contact_id` text NOT NULL,
	`status` text,
	`note` text,
	`by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contact_events_of_contact` ON `contact_events` (`contact_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `song_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`title` text NOT NULL,
	`artist` text,
	`note` text,
	`wish` text NOT NULL,
	`position` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `song_requests_of_booking` ON `song_requests` (`booking_id`,`position`,`id`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `client_phone` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `deposit` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `note` text;--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_of_contact` ON `bookings` (`contact_id`) WHERE "bookings"."contact_id" is not null and "bookings"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX `bookings_of_client` ON `bookings` (`client_email`,`event_date`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_date` ON `bookings` (`event_date`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_status` ON `bookings` (`status`,`event_date`,`id`);--> statement-breakpoint
ALTER TABLE `client_requests` ADD `booking_id` text REFERENCES bookings(id);--> statement-breakpoint
ALTER TABLE `client_requests` ADD `responded_at` integer;--> statement-breakpoint
ALTER TABLE `client_requests` ADD `idempotency_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `client_requests_idempotencyKey_unique` ON `client_requests` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `client_requests_of_client` ON `client_requests` (`client_email`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `client_requests_by_status` ON `client_requests` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `client_requests_newest` ON `client_requests` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `contacts` ADD `answered_at` integer;--> statement-breakpoint
CREATE INDEX `contacts_newest` ON `contacts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_by_status` ON `contacts` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_by_category` ON `contacts` (`event_category`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_email` ON `contacts` (`email`);--> statement-breakpoint
CREATE INDEX `contacts_answered` ON `contacts` (`answered_at`) WHERE "contacts"."answered_at" is not null;--> statement-breakpoint
ALTER TABLE `sessions` ADD `client_email` text GENERATED ALWAYS AS (json_extract(sess, '$.email')) VIRTUAL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `booking_id` text GENERATED ALWAYS AS (json_extract(sess, '$.bookingId')) VIRTUAL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `link_version` integer GENERATED ALWAYS AS (json_extract(sess, '$.linkVersion')) VIRTUAL;--> statement-breakpoint
CREATE INDEX `sessions_client` ON `sessions` (`client_email`);--> statement-breakpoint
CREATE INDEX `sessions_expire` ON `sessions` (`expire`);--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`created_at`) WHERE "outbox"."next_attempt_at" is null and "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX `outbox_newest` ON `outbox` (`created_at`,`id`);