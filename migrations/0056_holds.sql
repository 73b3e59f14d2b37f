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
CREATE INDEX `web_holds_of_mailbox` ON `web_holds` (`mailbox`,`event_date`);--> statement-breakpoint
CREATE INDEX `web_holds_open` ON `web_holds` (`network`) WHERE "web_holds"."network" <> '';--> statement-breakpoint
ALTER TABLE `waitlist` ADD `mailbox` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `waitlist` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `waitlist` ADD `offer_mail` text;--> statement-breakpoint
ALTER TABLE `waitlist` ADD `offer_sent_at` integer;--> statement-breakpoint
CREATE INDEX `waitlist_of_mailbox` ON `waitlist` (`mailbox`,`date`);--> statement-breakpoint
CREATE INDEX `waitlist_of_offer` ON `waitlist` (`offer_mail`) WHERE "waitlist"."offer_mail" is not null;--> statement-breakpoint
ALTER TABLE `waitlist` DROP COLUMN `offer_ends_at`;