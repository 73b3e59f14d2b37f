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
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`what` text NOT NULL,
	`who` text,
	`about` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_newest` ON `audit_log` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`company_name` text,
	`billing_address` text,
	`purchase_order` text,
	`event_date` text,
	`event_type` text NOT NULL,
	`venue` text,
	`guest_count` text,
	`budget` text,
	`details` text,
	`source` text DEFAULT 'website' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`discount_code` text,
	`status` text DEFAULT 'new' NOT NULL,
	`event_category` text,
	`idempotency_key` text NOT NULL,
	`answered_at` integer,
	`is_left_alone` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`receipt_until` integer,
	`reply_version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_idempotencyKey_unique` ON `contacts` (`idempotency_key`);
--> statement-breakpoint
CREATE INDEX `contacts_newest` ON `contacts` (`created_at`,`id`,`search_text`);
--> statement-breakpoint
CREATE INDEX `contacts_by_status` ON `contacts` (`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `contacts_by_both` ON `contacts` (`status`,`event_category`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `contacts_by_category` ON `contacts` (`event_category`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `contacts_email` ON `contacts` (`email`);
--> statement-breakpoint
CREATE INDEX `contacts_phone` ON `contacts` (`phone`) WHERE "contacts"."phone" is not null;
--> statement-breakpoint
CREATE INDEX `contacts_of_person` ON `contacts` (lower("email"),`event_date`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `contacts_answered` ON `contacts` (`answered_at`) WHERE "contacts"."answered_at" is not null;
--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`client_name` text NOT NULL,
	`client_email` text NOT NULL,
	`client_phone` text,
	`company_name` text,
	`billing_address` text,
	`purchase_order` text,
	`payable_email` text,
	`contact_id` text,
	`language` text DEFAULT 'en' NOT NULL,
	`event_date` text NOT NULL,
	`start_time` text NOT NULL,
	`end_time` text NOT NULL,
	`event_type` text NOT NULL,
	`venue` text,
	`city` text,
	`package_name` text NOT NULL,
	`price` integer NOT NULL,
	`deposit` integer DEFAULT 0 NOT NULL,
	`balance_days` integer DEFAULT 7 NOT NULL,
	`lines` text DEFAULT '[]' NOT NULL,
	`signers` text DEFAULT '[]' NOT NULL,
	`agreement` integer DEFAULT 1 NOT NULL,
	`note` text,
	`status` text DEFAULT 'hold' NOT NULL,
	`canceled_from` text,
	`canceled_at` integer,
	`canceled_by` text,
	`kept` integer,
	`crew` text,
	`minutes_between` integer DEFAULT 0 NOT NULL,
	`hold_ends_at` integer,
	`sequence` integer DEFAULT 0 NOT NULL,
	`is_left_alone` integer DEFAULT false NOT NULL,
	`quote_id` text,
	`portal_link_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_active_date` ON `bookings` (`event_date`) WHERE "bookings"."status" in ('hold', 'confirmed') and "bookings"."crew" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_of_contact` ON `bookings` (`contact_id`) WHERE "bookings"."contact_id" is not null and "bookings"."status" not in ('cancelled', 'released');
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_of_quote` ON `bookings` (`quote_id`) WHERE "bookings"."quote_id" is not null and "bookings"."status" not in ('cancelled', 'released');
--> statement-breakpoint
CREATE INDEX `bookings_by_quote` ON `bookings` (`quote_id`,`created_at`) WHERE "bookings"."quote_id" is not null;
--> statement-breakpoint
CREATE INDEX `bookings_of_client` ON `bookings` (`client_email`,`event_date`,`id`);
--> statement-breakpoint
CREATE INDEX `bookings_by_date` ON `bookings` (`event_date`,`id`);
--> statement-breakpoint
CREATE INDEX `bookings_of_payer` ON `bookings` (`payable_email`) WHERE "bookings"."payable_email" is not null;
--> statement-breakpoint
CREATE INDEX `bookings_with_signers` ON `bookings` (`id`) WHERE "bookings"."signers" <> '[]';
--> statement-breakpoint
CREATE INDEX `bookings_by_status` ON `bookings` (`status`,`event_date`,`id`,`hold_ends_at`);
--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_tokenHash_unique` ON `calendar_feeds` (`token_hash`);
--> statement-breakpoint
CREATE TABLE `web_holds` (
	`booking_id` text NOT NULL,
	`held_at` integer NOT NULL,
	`event_date` text NOT NULL,
	`mailbox` text NOT NULL,
	`network` text NOT NULL,
	PRIMARY KEY(`booking_id`, `held_at`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `web_holds_of_mailbox` ON `web_holds` (`mailbox`);
--> statement-breakpoint
CREATE INDEX `web_holds_of_date` ON `web_holds` (`event_date`);
--> statement-breakpoint
CREATE INDEX `web_holds_open` ON `web_holds` (`network`) WHERE "web_holds"."network" <> '';
--> statement-breakpoint
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
CREATE UNIQUE INDEX `calendars_address_unique` ON `calendars` (`address`);
--> statement-breakpoint
CREATE TABLE `busy_days` (
	`date` text NOT NULL,
	`calendar_id` text NOT NULL,
	PRIMARY KEY(`date`, `calendar_id`),
	FOREIGN KEY (`calendar_id`) REFERENCES `calendars`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `busy_days_of_calendar` ON `busy_days` (`calendar_id`,`date`);
--> statement-breakpoint
CREATE TABLE `content_versions` (
	`kind` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `gallery_items` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`src` text NOT NULL,
	`alt` text NOT NULL,
	`caption` text,
	`category` text NOT NULL,
	`shape` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `gallery_items_newest` ON `gallery_items` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `mix_plays` (
	`day` text NOT NULL,
	`listener` text NOT NULL,
	PRIMARY KEY(`day`, `listener`)
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
CREATE INDEX `mixes_newest` ON `mixes` (`created_at`,`id`);
--> statement-breakpoint
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
CREATE INDEX `packages_price` ON `packages` (`price`);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `posts_slug_unique` ON `posts` (`slug`);
--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `prices` (
	`id` text PRIMARY KEY NOT NULL,
	`page` text NOT NULL,
	`least` integer NOT NULL,
	`usual` integer,
	`most` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `prices_page_unique` ON `prices` (`page`);
--> statement-breakpoint
CREATE INDEX `prices_least` ON `prices` (`least`,`id`);
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
CREATE INDEX `shows_by_time` ON `shows` (`datetime`,`id`);
--> statement-breakpoint
CREATE TABLE `testimonials` (
	`id` text PRIMARY KEY NOT NULL,
	`author` text NOT NULL,
	`role` text,
	`rating` integer NOT NULL,
	`quote` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`source` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `testimonials_newest` ON `testimonials` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`colors` text NOT NULL,
	`files` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_newest` ON `uploads` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `client_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`client_email` text NOT NULL,
	`contact_id` text,
	`booking_id` text,
	`type` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`song_request` text,
	`new_date` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`admin_response` text,
	`responded_at` integer,
	`idempotency_key` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_requests_idempotencyKey_unique` ON `client_requests` (`idempotency_key`);
--> statement-breakpoint
CREATE INDEX `client_requests_of_client` ON `client_requests` (`client_email`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `client_requests_by_status` ON `client_requests` (`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `client_requests_of_booking` ON `client_requests` (`booking_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `client_requests_newest` ON `client_requests` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `client_requests_of_contact` ON `client_requests` (`contact_id`,`created_at`) WHERE "client_requests"."contact_id" is not null;
--> statement-breakpoint
CREATE TABLE `amendments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`proposed_by` text DEFAULT 'dj' NOT NULL,
	`status` text DEFAULT 'proposed' NOT NULL,
	`by` text NOT NULL,
	`created_at` integer NOT NULL,
	`yeses` text DEFAULT '[]' NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`session` text,
	`user_agent` text,
	`signer` text,
	`answer_by` integer,
	`request_id` text,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`request_id`) REFERENCES `client_requests`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `amendments_of_request` ON `amendments` (`request_id`,`created_at`) WHERE "amendments"."request_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX `amendments_proposed` ON `amendments` (`booking_id`) WHERE "amendments"."status" = 'proposed';
--> statement-breakpoint
CREATE INDEX `amendments_of_booking` ON `amendments` (`booking_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `amendments_to_answer` ON `amendments` (`answer_by`) WHERE "amendments"."status" = 'proposed';
--> statement-breakpoint
CREATE TABLE `contract_clauses` (
	`clause` text NOT NULL,
	`version` integer NOT NULL,
	`heading` text NOT NULL,
	`text` text NOT NULL,
	`without_deposit` text,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	PRIMARY KEY(`clause`, `version`)
);
--> statement-breakpoint
CREATE TABLE `contract_versions` (
	`booking_id` text NOT NULL,
	`number` integer NOT NULL,
	`agreement` integer DEFAULT 1 NOT NULL,
	`sheet` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `number`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `signatures` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`number` integer NOT NULL,
	`agreement` integer DEFAULT 1 NOT NULL,
	`signer` text DEFAULT '' NOT NULL,
	`text` text NOT NULL,
	`sha256` text NOT NULL,
	`name` text NOT NULL,
	`consent` text NOT NULL,
	`session` text NOT NULL,
	`user_agent` text NOT NULL,
	`by` text,
	`signed_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signatures_of_version` ON `signatures` (`booking_id`,`number`,`signer`);
--> statement-breakpoint
CREATE INDEX `signatures_by_fingerprint` ON `signatures` (`sha256`);
--> statement-breakpoint
CREATE TABLE `countersignatures` (
	`signature_id` text PRIMARY KEY NOT NULL,
	`by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`signature_id`) REFERENCES `signatures`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `blocked_days` (
	`id` text PRIMARY KEY NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`weekday` integer,
	`reason` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `blocked_days_by_last` ON `blocked_days` (`last_day`,`first_day`,`id`);
--> statement-breakpoint
CREATE TABLE `waitlist` (
	`id` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL,
	`email` text NOT NULL,
	`mailbox` text DEFAULT '' NOT NULL,
	`name` text,
	`language` text DEFAULT 'en' NOT NULL,
	`idempotency_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`offered_at` integer,
	`offer_mail` text,
	`offer_sent_at` integer,
	`left_at` integer,
	`link_version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_idempotencyKey_unique` ON `waitlist` (`idempotency_key`);
--> statement-breakpoint
CREATE INDEX `waitlist_waiting` ON `waitlist` (`date`,`created_at`,`id`) WHERE "waitlist"."left_at" is null;
--> statement-breakpoint
CREATE INDEX `waitlist_of_client` ON `waitlist` (`email`,`date`);
--> statement-breakpoint
CREATE INDEX `waitlist_of_mailbox` ON `waitlist` (`mailbox`,`date`);
--> statement-breakpoint
CREATE INDEX `waitlist_of_offer` ON `waitlist` (`offer_mail`) WHERE "waitlist"."offer_mail" is not null;
--> statement-breakpoint
CREATE TABLE `guest_pages` (
	`booking_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`opens_at` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`requests_each` integer DEFAULT 3 NOT NULL,
	`not_taken` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_pages_code_unique` ON `guest_pages` (`code`);
--> statement-breakpoint
CREATE TABLE `guest_phones` (
	`booking_id` text NOT NULL,
	`guest` text NOT NULL,
	`network` text,
	`state` text DEFAULT 'counted' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `guest`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guest_phones_of_network` ON `guest_phones` (`booking_id`,`network`,`created_at`);
--> statement-breakpoint
CREATE INDEX `guest_phones_with_network` ON `guest_phones` (`created_at`) WHERE "guest_phones"."network" is not null;
--> statement-breakpoint
CREATE TABLE `guest_requests` (
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
	`earlier_starts` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_requests_of_booking` ON `guest_requests` (`booking_id`,`song_key`);
--> statement-breakpoint
CREATE INDEX `guest_requests_by_state` ON `guest_requests` (`booking_id`,`state`,`created_at`);
--> statement-breakpoint
CREATE INDEX `guest_requests_asked_for` ON `guest_requests` (`song_key`,`votes`,`title`,`artist`,`id`) WHERE "guest_requests"."votes" > 0 and "guest_requests"."state" <> 'held';
--> statement-breakpoint
CREATE TABLE `guest_votes` (
	`request_id` text NOT NULL,
	`guest` text NOT NULL,
	`asked` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`request_id`, `guest`),
	FOREIGN KEY (`request_id`) REFERENCES `guest_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guest_votes_of_guest` ON `guest_votes` (`guest`,`created_at`);
--> statement-breakpoint
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
CREATE INDEX `plan_moments_of_booking` ON `plan_moments` (`booking_id`,`position`,`id`);
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
	`mailbox` text DEFAULT '' NOT NULL,
	`news` text,
	`news_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`moment_id`) REFERENCES `plan_moments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_keys_of_booking` ON `plan_keys` (`booking_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `plan_keys_of_email` ON `plan_keys` (`email`);
--> statement-breakpoint
CREATE INDEX `plan_keys_of_moment` ON `plan_keys` (`moment_id`) WHERE "plan_keys"."moment_id" is not null;
--> statement-breakpoint
CREATE TABLE `plan_key_sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`key_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expire` integer NOT NULL,
	`push` text,
	FOREIGN KEY (`key_id`) REFERENCES `plan_keys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_key_sessions_expire` ON `plan_key_sessions` (`expire`);
--> statement-breakpoint
CREATE INDEX `plan_key_sessions_of_key` ON `plan_key_sessions` (`key_id`);
--> statement-breakpoint
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
CREATE INDEX `contact_events_of_contact` ON `contact_events` (`contact_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `broadcasts` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`noticed_at` integer
);
--> statement-breakpoint
CREATE INDEX `broadcasts_newest` ON `broadcasts` (`started_at`);
--> statement-breakpoint
CREATE INDEX `broadcasts_noticed` ON `broadcasts` (`noticed_at`);
--> statement-breakpoint
CREATE TABLE `now_playing` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`artist` text DEFAULT '' NOT NULL,
	`is_live` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	`published_at` integer,
	`held_since` integer,
	`held_until` integer,
	`held_over` text,
	CONSTRAINT "now_playing_one_row" CHECK("now_playing"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `spotify_connection` (
	`id` integer PRIMARY KEY NOT NULL,
	`refresh_token` text NOT NULL,
	`access_token` text,
	`access_token_expires_at` integer,
	`version` integer NOT NULL,
	`refreshing_until` integer,
	`connected_at` integer NOT NULL,
	`revoked_at` integer,
	`last_synced_at` integer,
	`last_error` text,
	`next_try_at` integer,
	CONSTRAINT "spotify_connection_one_row" CHECK("spotify_connection"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`mailbox` text DEFAULT '' NOT NULL,
	`first_name` text,
	`phone` text,
	`interests` text DEFAULT '[]' NOT NULL,
	`pending_interests` text,
	`subscribed` integer DEFAULT true NOT NULL,
	`confirmed_at` integer,
	`consent_source` text,
	`link_version` integer DEFAULT 0 NOT NULL,
	`asked_again_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email_unique` ON `newsletter_subscribers` (`email`);
--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_state` ON `newsletter_subscribers` (`subscribed`,`confirmed_at`);
--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_mailbox` ON `newsletter_subscribers` (`mailbox`);
--> statement-breakpoint
CREATE TABLE `newsletters` (
	`id` text PRIMARY KEY NOT NULL,
	`audience` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`link_label` text,
	`link_address` text,
	`sent_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `newsletters_newest` ON `newsletters` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `faults` (
	`hour` integer NOT NULL,
	`event` text NOT NULL,
	`place` text NOT NULL,
	`last_id` text NOT NULL,
	`times` integer NOT NULL,
	`last_at` integer NOT NULL,
	`notified` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`hour`, `event`, `place`)
);
--> statement-breakpoint
CREATE INDEX `faults_newest` ON `faults` (`last_at`);
--> statement-breakpoint
CREATE INDEX `faults_unnotified` ON `faults` (`last_at`) WHERE "faults"."times" > "faults"."notified";
--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`begun_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `snoozes` (
	`subject` text PRIMARY KEY NOT NULL,
	`until` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`kind` text GENERATED ALWAYS AS (json_extract(data, '$.kind')) VIRTUAL,
	`contact_id` text GENERATED ALWAYS AS (json_extract(data, '$.contactId')) VIRTUAL,
	`recipient` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`sending_since` integer,
	`sent_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`notice_of` text,
	`notice_at` integer,
	`gathered_in` text,
	`automatic_at` integer GENERATED ALWAYS AS (iif(substr(dedupe_key, 1, 10) = 'automatic:', coalesce(sent_at, next_attempt_at), null)) VIRTUAL,
	`message_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupeKey_unique` ON `outbox` (`dedupe_key`);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE "outbox"."next_attempt_at" is not null;
--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`created_at`) WHERE "outbox"."next_attempt_at" is null and "outbox"."sent_at" is null;
--> statement-breakpoint
CREATE INDEX `outbox_failed_to` ON `outbox` (`recipient`) WHERE "outbox"."next_attempt_at" is null and "outbox"."sent_at" is null;
--> statement-breakpoint
CREATE INDEX `outbox_by_phone` ON `outbox` (`created_at`) WHERE "outbox"."last_error" in ('No address: nothing mailed', 'Reported as spam');
--> statement-breakpoint
CREATE INDEX `outbox_newest` ON `outbox` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `outbox_notices` ON `outbox` (`notice_of`,`notice_at`) WHERE "outbox"."notice_of" is not null;
--> statement-breakpoint
CREATE INDEX `outbox_gathered` ON `outbox` (`gathered_in`,`created_at`) WHERE "outbox"."gathered_in" is not null;
--> statement-breakpoint
CREATE INDEX `outbox_of_message` ON `outbox` (`message_id`) WHERE "outbox"."message_id" is not null;
--> statement-breakpoint
CREATE INDEX `outbox_of_invoices` ON `outbox` ("data" ->> '$.bookingId') WHERE "outbox"."kind" = 'invoice';
--> statement-breakpoint
CREATE INDEX `outbox_automatic` ON `outbox` (`automatic_at`) WHERE "outbox"."automatic_at" is not null;
--> statement-breakpoint
CREATE INDEX `outbox_of_contact` ON `outbox` (`contact_id`,`created_at`) WHERE "outbox"."contact_id" is not null;
--> statement-breakpoint
CREATE TABLE `mail_texts` (
	`mail_id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`mail_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `announced_payments` (
	`booking_id` text NOT NULL,
	`purpose` text NOT NULL,
	`method` text NOT NULL,
	`amount` integer NOT NULL,
	`is_by_other` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `purpose`, `is_by_other`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `announced_payments_newest` ON `announced_payments` (`created_at`);
--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`purpose` text NOT NULL,
	`amount` integer NOT NULL,
	`returned_at` integer,
	`checks` integer DEFAULT 0 NOT NULL,
	`next_check_at` integer,
	`expires_at` integer NOT NULL,
	`due_on` text,
	`declined` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `kept_cards` (
	`method_id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`brand` text NOT NULL,
	`last4` text NOT NULL,
	`payer` text NOT NULL,
	`forget_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_cards_of_booking` ON `kept_cards` (`booking_id`);--> statement-breakpoint
CREATE INDEX `kept_cards_by_end` ON `kept_cards` (`forget_at`);--> statement-breakpoint
CREATE INDEX `checkouts_of_booking` ON `checkouts` (`booking_id`);
--> statement-breakpoint
CREATE INDEX `checkouts_due` ON `checkouts` (`next_check_at`) WHERE "checkouts"."next_check_at" is not null;
--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`outcome` text NOT NULL,
	`booking_id` text,
	`amount` integer,
	`currency` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_events_newest` ON `payment_events` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text,
	`purpose` text NOT NULL,
	`method` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`event_id` text,
	`intent_id` text,
	`receipt_number` integer,
	`refunded_amount` integer DEFAULT 0 NOT NULL,
	`fee` integer,
	`note` text,
	`by` text,
	`received_on` text NOT NULL,
	`unmarked_at` integer,
	`unmarked_by` text,
	`unmark_reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `payment_events`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_refunded" CHECK("payments"."refunded_amount" between 0 and "payments"."amount"),
	CONSTRAINT "payments_source" CHECK(("payments"."method" = 'card') = ("payments"."event_id" is not null)),
	CONSTRAINT "payments_by_hand" CHECK("payments"."method" = 'card' or "payments"."by" is not null),
	CONSTRAINT "payments_unmarked" CHECK(("payments"."status" = 'unmarked') = ("payments"."unmark_reason" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_eventId_unique` ON `payments` (`event_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_intentId_unique` ON `payments` (`intent_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receiptNumber_unique` ON `payments` (`receipt_number`);
--> statement-breakpoint
CREATE INDEX `payments_of_booking` ON `payments` (`booking_id`,`status`);
--> statement-breakpoint
CREATE INDEX `payments_newest` ON `payments` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `payments_by_day` ON `payments` (`received_on`);
--> statement-breakpoint
CREATE INDEX `payments_unmatched` ON `payments` (`created_at`) WHERE "payments"."status" = 'unmatched';
--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`is_closed` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `disputes_of_payment` ON `disputes` (`payment_id`);
--> statement-breakpoint
CREATE INDEX `disputes_newest` ON `disputes` (`created_at`);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`number` integer NOT NULL,
	`bill_to` text NOT NULL,
	`purchase_order` text,
	`total` integer NOT NULL,
	`deposit` integer NOT NULL,
	`deposit_due` integer DEFAULT 0 NOT NULL,
	`paid` integer NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`courtesy` integer DEFAULT 0 NOT NULL,
	`due_on` text NOT NULL,
	`created_at` integer NOT NULL,
	`about` text,
	`lines` text DEFAULT '[]' NOT NULL,
	`parts` text DEFAULT '[]' NOT NULL,
	`credits` text,
	`reason` text,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credits`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number_unique` ON `invoices` (`number`);
--> statement-breakpoint
CREATE INDEX `invoices_of_booking` ON `invoices` (`booking_id`,`number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_credited` ON `invoices` (`credits`) WHERE "invoices"."credits" is not null;
--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`kind` text,
	`status` text NOT NULL,
	`by` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refunds_of_payment` ON `refunds` (`payment_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `refunds_newest` ON `refunds` (`created_at`);
--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`next_attempt_at`) WHERE "refunds"."next_attempt_at" is not null;
--> statement-breakpoint
CREATE INDEX `refunds_failed` ON `refunds` (`created_at`) WHERE "refunds"."status" = 'failed';
--> statement-breakpoint
CREATE TABLE `person_addresses` (
	`email` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `person_addresses_of_person` ON `person_addresses` (`person_id`);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`sess` text NOT NULL,
	`client_email` text GENERATED ALWAYS AS (json_extract(sess, '$.email')) VIRTUAL,
	`booking_id` text GENERATED ALWAYS AS (json_extract(sess, '$.bookingId')) VIRTUAL,
	`link_version` integer GENERATED ALWAYS AS (json_extract(sess, '$.linkVersion')) VIRTUAL,
	`expire` integer NOT NULL,
	`push` text
);
--> statement-breakpoint
CREATE INDEX `sessions_client` ON `sessions` (`client_email`);
--> statement-breakpoint
CREATE INDEX `sessions_expire` ON `sessions` (`expire`);
--> statement-breakpoint
CREATE TABLE `add_ons` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`note` text,
	`unit` text,
	`price` integer NOT NULL,
	`most` integer NOT NULL,
	`is_hour` integer DEFAULT false NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	`included_in` text DEFAULT '[]' NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `add_ons_by_position` ON `add_ons` (`position`,`id`);
--> statement-breakpoint
CREATE TABLE `quotes` (
	`id` text PRIMARY KEY NOT NULL,
	`contact_id` text NOT NULL,
	`version` integer NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`choice` text NOT NULL,
	`facts` text NOT NULL,
	`price` text NOT NULL,
	`total` integer NOT NULL,
	`note` text,
	`by` text,
	`expires_at` integer NOT NULL,
	`decided_at` integer,
	`reason` text,
	`link_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`opened_times` integer DEFAULT 0 NOT NULL,
	`opened_at` integer,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_version` ON `quotes` (`contact_id`,`version`);
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_open` ON `quotes` (`contact_id`) WHERE "quotes"."status" = 'open';
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_accepted` ON `quotes` (`contact_id`) WHERE "quotes"."status" = 'accepted';
--> statement-breakpoint
CREATE TABLE `travel_zones` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`cities` text DEFAULT '[]' NOT NULL,
	`price` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `travel_zones_by_price` ON `travel_zones` (`price`,`id`);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `song_search_turn` (
	`id` integer PRIMARY KEY NOT NULL,
	`free_at` integer NOT NULL,
	CONSTRAINT "song_search_turn_one_row" CHECK("song_search_turn"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `song_searches` (
	`words` text PRIMARY KEY NOT NULL,
	`found` text NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `song_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`title` text NOT NULL,
	`artist` text,
	`note` text,
	`preference` text NOT NULL,
	`position` text NOT NULL,
	`moment_id` text,
	`seconds` integer,
	`explicit` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `song_requests_of_booking` ON `song_requests` (`booking_id`,`position`,`id`);
--> statement-breakpoint
CREATE INDEX `song_requests_by_list` ON `song_requests` (`booking_id`,`moment_id`,`preference`,`seconds`);
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
	`notified_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_changes_of_booking` ON `plan_changes` (`booking_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `plan_changes_unnotified` ON `plan_changes` (`notified_at`,`booking_id`,`created_at`);
--> statement-breakpoint
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
	`notified_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_comments_of_booking` ON `plan_comments` (`booking_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `plan_comments_unnotified` ON `plan_comments` (`notified_at`,`booking_id`,`created_at`);
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
	`news` text,
	`news_at` integer,
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
CREATE TABLE `reply_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`label` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reply_templates_in_order` ON `reply_templates` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `follow_up_texts` (
	`of` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`days` integer NOT NULL,
	`is_on` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `papers` (
	`id` text PRIMARY KEY NOT NULL,
	`label` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `papers_in_order` ON `papers` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `paper_pieces` (
	`paper_id` text NOT NULL,
	`number` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`paper_id`, `number`),
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`head` text NOT NULL,
	`columns` text NOT NULL,
	`options` text NOT NULL,
	`by` text NOT NULL,
	`begun_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `imports_newest` ON `imports` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`number` integer NOT NULL,
	`cells` text NOT NULL,
	`outcome` text,
	`reason` text,
	`contact_id` text,
	`booking_id` text,
	`subscriber_id` text,
	`song_id` text,
	`is_changed` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`import_id`, `number`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_rows_of_contact` ON `import_rows` (`contact_id`) WHERE "import_rows"."contact_id" is not null;
--> statement-breakpoint
CREATE INDEX `import_rows_of_subscriber` ON `import_rows` (`subscriber_id`) WHERE "import_rows"."subscriber_id" is not null;
--> statement-breakpoint
CREATE INDEX `import_rows_of_song` ON `import_rows` (`song_id`) WHERE "import_rows"."song_id" is not null;
--> statement-breakpoint
CREATE INDEX `import_rows_of_booking` ON `import_rows` (`booking_id`) WHERE "import_rows"."booking_id" is not null;
--> statement-breakpoint
CREATE TABLE `opened_days` (
	`date` text PRIMARY KEY NOT NULL,
	`most` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `crate_portions` (
	`upload` text NOT NULL,
	`number` integer NOT NULL,
	`tracks` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`upload`, `number`)
);
--> statement-breakpoint
CREATE TABLE `crate_tracks` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`artist` text,
	`mix` text,
	`seconds` integer,
	`bpm` real,
	`key` text,
	`explicit` integer,
	`location` text,
	`song_key` text NOT NULL,
	`artist_key` text
);
--> statement-breakpoint
CREATE INDEX `crate_tracks_by_song` ON `crate_tracks` (`song_key`);
--> statement-breakpoint
CREATE INDEX `crate_tracks_by_artist` ON `crate_tracks` (`artist_key`);
--> statement-breakpoint
CREATE TABLE `mail_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text,
	`contact_id` text,
	`request_id` text,
	`is_by_dj` integer NOT NULL,
	`writer_email` text,
	`from_email` text NOT NULL,
	`subject` text NOT NULL,
	`words` text,
	`files` text NOT NULL,
	`accepted_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`request_id`) REFERENCES `client_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_replies_waiting` ON `mail_replies` (`created_at`,`id`) WHERE "mail_replies"."accepted_at" is null;
--> statement-breakpoint
CREATE INDEX `mail_replies_of_booking` ON `mail_replies` (`booking_id`,`created_at`) WHERE "mail_replies"."booking_id" is not null;
--> statement-breakpoint
CREATE INDEX `mail_replies_of_contact` ON `mail_replies` (`contact_id`,`created_at`) WHERE "mail_replies"."contact_id" is not null;
--> statement-breakpoint
CREATE INDEX `mail_replies_of_request` ON `mail_replies` (`request_id`) WHERE "mail_replies"."request_id" is not null;
--> statement-breakpoint
CREATE INDEX `mail_replies_newest` ON `mail_replies` (`created_at`);
--> statement-breakpoint
CREATE TABLE `crate_choices` (
	`song_key` text PRIMARY KEY NOT NULL,
	`track_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `moment_taps` (
	`booking_id` text NOT NULL,
	`tapped_at` integer NOT NULL,
	`moment_id` text NOT NULL,
	`act` text NOT NULL,
	`minutes` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`planned_at` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `tapped_at`, `moment_id`, `act`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `payment_parts` (
	`booking_id` text NOT NULL,
	`due_on` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `due_on`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payment_parts_amount" CHECK("payment_parts"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `payment_parts_by_day` ON `payment_parts` (`due_on`);
--> statement-breakpoint
CREATE TABLE `expenses` (
	`id` text PRIMARY KEY NOT NULL,
	`spent_on` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`miles` integer DEFAULT 0 NOT NULL,
	`about` text NOT NULL,
	`by` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "expenses_amount" CHECK("expenses"."amount" >= 0 and "expenses"."miles" >= 0)
);
--> statement-breakpoint
CREATE INDEX `expenses_by_day` ON `expenses` (`spent_on`,`id`);
--> statement-breakpoint
CREATE TABLE `recap_songs` (
	`booking_id` text NOT NULL,
	`song_key` text NOT NULL,
	`is_out` integer DEFAULT false NOT NULL,
	`words` text,
	PRIMARY KEY(`booking_id`, `song_key`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recaps` (
	`booking_id` text PRIMARY KEY NOT NULL,
	`decision` text NOT NULL,
	`decided_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `push_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`label` text NOT NULL,
	`added_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_ok_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint_unique` ON `push_devices` (`endpoint`);
--> statement-breakpoint
CREATE INDEX `push_devices_in_order` ON `push_devices` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `calls` (
	`id` text PRIMARY KEY NOT NULL,
	`contact_id` text,
	`booking_id` text,
	`phone` text NOT NULL,
	`zone` text NOT NULL,
	`starts_at` integer NOT NULL,
	`network` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`canceled_at` integer,
	`canceled_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calls_ahead` ON `calls` (`starts_at`) WHERE "calls"."canceled_at" is null;
--> statement-breakpoint
CREATE INDEX `calls_of_contact` ON `calls` (`contact_id`,`starts_at`);
--> statement-breakpoint
CREATE INDEX `calls_of_booking` ON `calls` (`booking_id`,`starts_at`);
