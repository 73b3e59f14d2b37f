ALTER TABLE `now_playing` ADD `held_since` integer;--> statement-breakpoint
ALTER TABLE `now_playing` ADD `held_until` integer;--> statement-breakpoint
ALTER TABLE `now_playing` ADD `held_over` text;