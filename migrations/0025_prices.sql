CREATE TABLE `prices` (
	`id` text PRIMARY KEY NOT NULL,
	`page` text NOT NULL,
	`least` integer NOT NULL,
	`usual` integer,
	`most` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `prices_page_unique` ON `prices` (`page`);--> statement-breakpoint
CREATE INDEX `prices_least` ON `prices` (`least`,`id`);