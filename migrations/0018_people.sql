CREATE TABLE `person_addresses` (
	`email` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `person_addresses_of_person` ON `person_addresses` (`person_id`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `bookings` SET `search_text` = ' ' || lower(replace(replace(replace(`client_name` || ' ' || `client_email` || ' ' || coalesce(`client_phone`, ''), '@', ' '), '.', ' '), '-', ' ')) WHERE instr(`client_email`, '@') > 0;
