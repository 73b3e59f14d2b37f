ALTER TABLE `outbox` ADD `notice_of` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `notice_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `gathered_in` text;--> statement-breakpoint
CREATE INDEX `outbox_notices` ON `outbox` (`notice_of`,`notice_at`) WHERE "outbox"."notice_of" is not null;--> statement-breakpoint
CREATE INDEX `outbox_gathered` ON `outbox` (`gathered_in`,`created_at`) WHERE "outbox"."gathered_in" is not null;