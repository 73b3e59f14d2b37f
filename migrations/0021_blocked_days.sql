CREATE TABLE `blocked_days` (
	`id` text PRIMARY KEY NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `blocked_days_by_last` ON `blocked_days` (`last_day`,`first_day`,`id`);