CREATE TABLE `content_versions` (
	`kind` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
