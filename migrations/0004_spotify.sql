CREATE TABLE `now_playing` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`artist` text DEFAULT '' NOT NULL,
	`is_live` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	`published_at` integer,
	CONSTRAINT "now_playing_one_row" CHECK("now_playing"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `spotify_connection` (
	`id` integer PRIMARY KEY NOT NULL,
	`refresh_token` text NOT NULL,
	`access_token` text,
	`access_token_expires_at` integer,
	`version` integer NOT NULL,
	`refreshing_until` integer,
	`connected_at` integer NOT NULL,
	`revoked_at` integer,
	`last_synced_at` integer,
	`last_error` text,
	`next_try_at` integer,
	CONSTRAINT "spotify_connection_one_row" CHECK("spotify_connection"."id" = 1)
);
