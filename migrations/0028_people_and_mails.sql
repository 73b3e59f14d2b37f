CREATE TABLE `person_addresses` (
	`email` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `person_addresses_of_person` ON `person_addresses` (`person_id`);--> statement-breakpoint
CREATE TABLE `mail_texts` (
	`mail_id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`mail_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `bookings` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `now_playing` ADD `held_since` integer;--> statement-breakpoint
ALTER TABLE `now_playing` ADD `held_until` integer;--> statement-breakpoint
ALTER TABLE `now_playing` ADD `held_over` text;--> statement-breakpoint
UPDATE `bookings` SET `search_text` = ' ' || lower(replace(replace(replace(`client_name` || ' ' || `client_email` || ' ' || coalesce(`client_phone`, ''), '@', ' '), '.', ' '), '-', ' ')) WHERE instr(`client_email`, '@') > 0;
