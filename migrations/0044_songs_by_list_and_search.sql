CREATE TABLE `song_search_turn` (
	`id` integer PRIMARY KEY NOT NULL,
	`free_at` integer NOT NULL,
	CONSTRAINT "song_search_turn_one_row" CHECK("song_search_turn"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `song_searches` (
	`words` text PRIMARY KEY NOT NULL,
	`found` text NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `song_requests_by_list` ON `song_requests` (`booking_id`,`moment_id`,`wish`,`seconds`);--> statement-breakpoint
CREATE INDEX `song_requests_by_title` ON `song_requests` ("title" collate nocase);--> statement-breakpoint
CREATE INDEX `song_requests_by_artist` ON `song_requests` ("artist" collate nocase);