-- An export writes tables in the order of their making, and a row can only refer to a table that is there: contacts was
-- made anew after the tables that refer to it, so these are made anew after contacts.
CREATE TABLE `__bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`client_name` text NOT NULL,
	`client_email` text NOT NULL,
	`contact_id` text,
	`event_date` text NOT NULL,
	`start_time` text NOT NULL,
	`end_time` text NOT NULL,
	`event_type` text NOT NULL,
	`venue` text,
	`city` text,
	`package_name` text NOT NULL,
	`price` integer NOT NULL,
	`status` text DEFAULT 'hold' NOT NULL,
	`portal_link_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`client_phone` text,
	`deposit` integer DEFAULT 0 NOT NULL,
	`note` text,
	`search_text` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__bookings` (`id`, `client_name`, `client_email`, `contact_id`, `event_date`, `start_time`, `end_time`, `event_type`, `venue`, `city`, `package_name`, `price`, `status`, `portal_link_version`, `created_at`, `updated_at`, `client_phone`, `deposit`, `note`, `search_text`) SELECT `id`, `client_name`, `client_email`, `contact_id`, `event_date`, `start_time`, `end_time`, `event_type`, `venue`, `city`, `package_name`, `price`, `status`, `portal_link_version`, `created_at`, `updated_at`, `client_phone`, `deposit`, `note`, `search_text` FROM `bookings`;
--> statement-breakpoint
CREATE TABLE `__client_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`client_email` text NOT NULL,
	`contact_id` text,
	`type` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`song_request` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`admin_response` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`booking_id` text REFERENCES `__bookings`(`id`),
	`responded_at` integer,
	`idempotency_key` text,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__client_requests` (`id`, `client_email`, `contact_id`, `type`, `subject`, `message`, `song_request`, `status`, `admin_response`, `created_at`, `updated_at`, `booking_id`, `responded_at`, `idempotency_key`) SELECT `id`, `client_email`, `contact_id`, `type`, `subject`, `message`, `song_request`, `status`, `admin_response`, `created_at`, `updated_at`, `booking_id`, `responded_at`, `idempotency_key` FROM `client_requests`;
--> statement-breakpoint
CREATE TABLE `__song_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`title` text NOT NULL,
	`artist` text,
	`note` text,
	`wish` text NOT NULL,
	`position` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `__bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__song_requests` (`id`, `booking_id`, `title`, `artist`, `note`, `wish`, `position`, `created_at`, `updated_at`) SELECT `id`, `booking_id`, `title`, `artist`, `note`, `wish`, `position`, `created_at`, `updated_at` FROM `song_requests`;
--> statement-breakpoint
CREATE TABLE `__contract_versions` (
	`booking_id` text NOT NULL,
	`number` integer NOT NULL,
	`sheet` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `number`),
	FOREIGN KEY (`booking_id`) REFERENCES `__bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__contract_versions` (`booking_id`, `number`, `sheet`, `created_at`) SELECT `booking_id`, `number`, `sheet`, `created_at` FROM `contract_versions`;
--> statement-breakpoint
DROP TABLE `contract_versions`;
--> statement-breakpoint
DROP TABLE `song_requests`;
--> statement-breakpoint
DROP TABLE `client_requests`;
--> statement-breakpoint
DROP TABLE `bookings`;
--> statement-breakpoint
ALTER TABLE `__bookings` RENAME TO `bookings`;
--> statement-breakpoint
ALTER TABLE `__client_requests` RENAME TO `client_requests`;
--> statement-breakpoint
ALTER TABLE `__song_requests` RENAME TO `song_requests`;
--> statement-breakpoint
ALTER TABLE `__contract_versions` RENAME TO `contract_versions`;
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_confirmed_date` ON `bookings` (`event_date`) WHERE "bookings"."status" = 'confirmed';
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_of_contact` ON `bookings` (`contact_id`) WHERE "bookings"."contact_id" is not null and "bookings"."status" <> 'cancelled';
--> statement-breakpoint
CREATE INDEX `bookings_of_client` ON `bookings` (`client_email`,`event_date`,`id`);
--> statement-breakpoint
CREATE INDEX `bookings_by_date` ON `bookings` (`event_date`,`id`);
--> statement-breakpoint
CREATE INDEX `bookings_by_status` ON `bookings` (`status`,`event_date`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_requests_idempotencyKey_unique` ON `client_requests` (`idempotency_key`);
--> statement-breakpoint
CREATE INDEX `client_requests_of_client` ON `client_requests` (`client_email`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `client_requests_by_status` ON `client_requests` (`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `client_requests_newest` ON `client_requests` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `client_requests_of_booking` ON `client_requests` (`booking_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `song_requests_of_booking` ON `song_requests` (`booking_id`,`position`,`id`);
--> statement-breakpoint
CREATE TRIGGER booking_price_changed AFTER UPDATE OF price, deposit ON bookings WHEN new.price <> old.price OR new.deposit <> old.deposit BEGIN
  INSERT INTO audit_log (id, what, who, about, created_at)
  VALUES (lower(hex(randomblob(16))), 'price-changed', NULL, 'bookings/' || new.id, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER dates_booked AFTER INSERT ON bookings BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER dates_rebooked AFTER UPDATE OF event_date, status ON bookings BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
--> statement-breakpoint
CREATE TRIGGER dates_unbooked AFTER DELETE ON bookings BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'dates';
END;
