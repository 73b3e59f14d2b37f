-- Full-text search over leads and messages. The words stand in the index alone (external content), triggers keep it, and
-- a rowid is as old as its contact, so newest first is the index's own order. Status and category are columns of it so
-- that a search narrowed by them is still one walk along the index. A prefix of up to seven letters is a word of the
-- index, and costs the same however many contacts have it. See docs/runbook.md for export, import and rebuild.
CREATE VIEW `contact_words` AS
SELECT `rowid` AS `contact`,
	`first_name` || ' ' || `last_name` AS `name`,
	`email`, `company_name`, `venue`, `event_type`, `details`,
	`status`,
	coalesce(`event_category`, 'message') AS `category`
FROM `contacts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `contact_search` USING fts5(
	`name`, `email`, `company_name`, `venue`, `event_type`, `details`, `status`, `category`,
	content='contact_words', content_rowid='contact',
	tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7'
);
--> statement-breakpoint
CREATE TRIGGER `contact_search_added` AFTER INSERT ON `contacts` BEGIN
	INSERT INTO `contact_search` (`rowid`, `name`, `email`, `company_name`, `venue`, `event_type`, `details`, `status`, `category`)
	VALUES (new.`rowid`, new.`first_name` || ' ' || new.`last_name`, new.`email`, new.`company_name`, new.`venue`,
		new.`event_type`, new.`details`, new.`status`, coalesce(new.`event_category`, 'message'));
END;
--> statement-breakpoint
CREATE TRIGGER `contact_search_removed` AFTER DELETE ON `contacts` BEGIN
	INSERT INTO `contact_search` (`contact_search`, `rowid`, `name`, `email`, `company_name`, `venue`, `event_type`, `details`, `status`, `category`)
	VALUES ('delete', old.`rowid`, old.`first_name` || ' ' || old.`last_name`, old.`email`, old.`company_name`, old.`venue`,
		old.`event_type`, old.`details`, old.`status`, coalesce(old.`event_category`, 'message'));
END;
--> statement-breakpoint
CREATE TRIGGER `contact_search_changed`
AFTER UPDATE OF `first_name`, `last_name`, `email`, `company_name`, `venue`, `event_type`, `details`, `status`, `event_category` ON `contacts` BEGIN
	INSERT INTO `contact_search` (`contact_search`, `rowid`, `name`, `email`, `company_name`, `venue`, `event_type`, `details`, `status`, `category`)
	VALUES ('delete', old.`rowid`, old.`first_name` || ' ' || old.`last_name`, old.`email`, old.`company_name`, old.`venue`,
		old.`event_type`, old.`details`, old.`status`, coalesce(old.`event_category`, 'message'));
	INSERT INTO `contact_search` (`rowid`, `name`, `email`, `company_name`, `venue`, `event_type`, `details`, `status`, `category`)
	VALUES (new.`rowid`, new.`first_name` || ' ' || new.`last_name`, new.`email`, new.`company_name`, new.`venue`,
		new.`event_type`, new.`details`, new.`status`, coalesce(new.`event_category`, 'message'));
END;
--> statement-breakpoint
INSERT INTO `contact_search` (`contact_search`) VALUES ('rebuild');
