CREATE TABLE `mix_plays` (
	`day` text NOT NULL,
	`listener` text NOT NULL,
	PRIMARY KEY(`day`, `listener`)
);
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