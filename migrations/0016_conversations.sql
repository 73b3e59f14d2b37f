DROP INDEX `contacts_of_person`;--> statement-breakpoint
CREATE INDEX `contacts_of_person` ON `contacts` (lower("email"),`event_date`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `contact_id` text GENERATED ALWAYS AS (json_extract(data, '$.contactId')) VIRTUAL;--> statement-breakpoint
CREATE INDEX `outbox_of_contact` ON `outbox` (`contact_id`,`created_at`) WHERE "outbox"."contact_id" is not null;