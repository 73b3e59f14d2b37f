-- Search and statistics read the tables themselves. Triggers go first: they write to what goes after them.
DROP TRIGGER `contact_search_added`;--> statement-breakpoint
DROP TRIGGER `contact_search_removed`;--> statement-breakpoint
DROP TRIGGER `contact_search_changed`;--> statement-breakpoint
DROP TABLE `contact_search`;--> statement-breakpoint
DROP VIEW `contact_words`;--> statement-breakpoint
DROP TRIGGER `contacts_counted_in`;--> statement-breakpoint
DROP TRIGGER `contacts_counted_out`;--> statement-breakpoint
DROP TRIGGER `contacts_counted_again`;--> statement-breakpoint
DROP TRIGGER `bookings_counted_in`;--> statement-breakpoint
DROP TRIGGER `bookings_counted_out`;--> statement-breakpoint
DROP TRIGGER `bookings_counted_again`;--> statement-breakpoint
DROP TRIGGER `subscribers_counted_in`;--> statement-breakpoint
DROP TRIGGER `subscribers_counted_out`;--> statement-breakpoint
DROP TRIGGER `subscribers_counted_again`;--> statement-breakpoint
DROP TABLE `booking_months`;--> statement-breakpoint
DROP TABLE `lead_days`;--> statement-breakpoint
DROP TABLE `lead_weeks`;--> statement-breakpoint
DROP TABLE `subscriber_counts`;--> statement-breakpoint
ALTER TABLE `contacts` DROP COLUMN `received_on`;--> statement-breakpoint
ALTER TABLE `contacts` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `contacts_by_both` ON `contacts` (`status`,`event_category`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_by_state` ON `newsletter_subscribers` (`subscribed`,`confirmed_at`);--> statement-breakpoint
-- What src/db/contact-search.ts writes with a new contact, for those that are there: words in lower case with a space
-- before each. SQLite lowers ASCII alone, so the accents of western languages are folded letter by letter; after them
-- stand the marks that people type, which become spaces. 9, 10, 13, 34, 39 and 59 are tab, line breaks, quotes and semicolon.
UPDATE `contacts` SET `search_text` = (
	WITH RECURSIVE
		`letters` (`from`, `to`) AS (SELECT
			'áàâäãåçéèêëíìîïñóòôöõúùûüýÿÁÀÂÄÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝ.,:!?¡¿@-_–—+&/()[]’“”#$%*=<>~|…' || char(9, 10, 13, 34, 39, 59),
			'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'),
		`folded` (`step`, `words`) AS (
			SELECT 1, lower(' ' || `first_name` || ' ' || `last_name` || ' ' || `email` || ' ' || coalesce(`company_name`, '') || ' ' ||
				coalesce(`venue`, '') || ' ' || `event_type` || ' ' || coalesce(`details`, '') || ' ' || coalesce(`phone`, '') || ' ' ||
				replace(replace(replace(replace(replace(replace(coalesce(`phone`, ''), ' ', ''), '(', ''), ')', ''), '-', ''), '.', ''), '+', ''))
			UNION ALL
			SELECT `step` + 1, replace(`words`, substr(`from`, `step`, 1), coalesce(nullif(substr(`to`, `step`, 1), ''), ' '))
			FROM `folded`, `letters` WHERE `step` <= length(`from`)
		)
	SELECT replace(replace(replace(`words`, '  ', ' '), '  ', ' '), '  ', ' ') FROM `folded` ORDER BY `step` DESC LIMIT 1
);
