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
CREATE INDEX `guest_phones_of_network` ON `guest_phones` (`booking_id`,`network`,`created_at`);--> statement-breakpoint
CREATE INDEX `guest_phones_with_network` ON `guest_phones` (`created_at`) WHERE "guest_phones"."network" is not null;--> statement-breakpoint
ALTER TABLE `plan_keys` ADD `mailbox` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `notice_of` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `notice_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `gathered_in` text;--> statement-breakpoint
CREATE INDEX `outbox_notices` ON `outbox` (`notice_of`,`notice_at`) WHERE "outbox"."notice_of" is not null;--> statement-breakpoint
CREATE INDEX `outbox_gathered` ON `outbox` (`gathered_in`,`created_at`) WHERE "outbox"."gathered_in" is not null;