DROP INDEX `contacts_newest`;--> statement-breakpoint
CREATE INDEX `contacts_newest` ON `contacts` (`created_at`,`id`,`search_text`);