CREATE TABLE `add_ons` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`note` text,
	`unit` text,
	`price` integer NOT NULL,
	`most` integer NOT NULL,
	`is_hour` integer DEFAULT false NOT NULL,
	`included_in` text DEFAULT '[]' NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `add_ons_by_position` ON `add_ons` (`position`,`id`);--> statement-breakpoint
CREATE TABLE `quotes` (
	`id` text PRIMARY KEY NOT NULL,
	`contact_id` text NOT NULL,
	`version` integer NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`choice` text NOT NULL,
	`facts` text NOT NULL,
	`price` text NOT NULL,
	`total` integer NOT NULL,
	`note` text,
	`by` text,
	`expires_at` integer NOT NULL,
	`decided_at` integer,
	`reason` text,
	`link_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_version` ON `quotes` (`contact_id`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_open` ON `quotes` (`contact_id`) WHERE "quotes"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_accepted` ON `quotes` (`contact_id`) WHERE "quotes"."status" = 'accepted';--> statement-breakpoint
CREATE TABLE `travel_zones` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`cities` text DEFAULT '[]' NOT NULL,
	`price` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `travel_zones_by_price` ON `travel_zones` (`price`,`id`);