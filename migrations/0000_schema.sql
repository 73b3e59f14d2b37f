CREATE TABLE `bookings` (
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
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_confirmed_date` ON `bookings` (`event_date`) WHERE "bookings"."status" = 'confirmed';--> statement-breakpoint
CREATE TABLE `client_requests` (
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
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`company_name` text,
	`event_date` text,
	`event_type` text NOT NULL,
	`venue` text,
	`guest_count` text,
	`budget` text,
	`details` text,
	`source` text DEFAULT 'website' NOT NULL,
	`discount_code` text,
	`status` text DEFAULT 'new' NOT NULL,
	`event_category` text,
	`idempotency_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_idempotencyKey_unique` ON `contacts` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `gallery_items` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`src` text NOT NULL,
	`alt` text NOT NULL,
	`caption` text,
	`category` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mixes` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`platform` text NOT NULL,
	`video_id` text,
	`url` text,
	`duration` text,
	`tags` text DEFAULT '[]' NOT NULL,
	`cover` text,
	`views` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`phone` text,
	`interests` text DEFAULT '[]' NOT NULL,
	`subscribed` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email_unique` ON `newsletter_subscribers` (`email`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`kind` text GENERATED ALWAYS AS (json_extract(data, '$.kind')) VIRTUAL,
	`recipient` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`sent_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupeKey_unique` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE "outbox"."next_attempt_at" is not null;--> statement-breakpoint
CREATE TABLE `packages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`price` integer NOT NULL,
	`features` text DEFAULT '[]' NOT NULL,
	`duration` integer NOT NULL,
	`description` text NOT NULL,
	`is_popular` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `packages_price` ON `packages` (`price`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`excerpt` text NOT NULL,
	`content` text NOT NULL,
	`image` text,
	`published` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug_unique` ON `posts` (`slug`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`sess` text NOT NULL,
	`expire` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shows` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`datetime` integer NOT NULL,
	`venue` text,
	`city` text,
	`hero_image` text,
	`tickets_url` text,
	`is_live` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `testimonials` (
	`id` text PRIMARY KEY NOT NULL,
	`author` text NOT NULL,
	`role` text,
	`rating` integer NOT NULL,
	`quote` text NOT NULL,
	`source` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`profile_image_url` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);