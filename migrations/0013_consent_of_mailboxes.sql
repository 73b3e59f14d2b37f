ALTER TABLE `newsletter_subscribers` ADD `mailbox` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `pending_interests` text;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `link_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `asked_again_at` integer;--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_mailbox` ON `newsletter_subscribers` (`mailbox`);