CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`color` text NOT NULL,
	`placeholder` text NOT NULL,
	`files` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `uploads_newest` ON `uploads` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `gallery_items` ADD `shape` text;--> statement-breakpoint
CREATE INDEX `gallery_items_newest` ON `gallery_items` (`created_at`,`id`);