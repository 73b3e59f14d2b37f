CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`what` text NOT NULL,
	`who` text,
	`about` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_newest` ON `audit_log` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `faults` (
	`hour` integer NOT NULL,
	`event` text NOT NULL,
	`place` text NOT NULL,
	`last_id` text NOT NULL,
	`times` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`hour`, `event`, `place`)
);
--> statement-breakpoint
CREATE INDEX `faults_newest` ON `faults` (`last_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`begun_at` integer NOT NULL
);
