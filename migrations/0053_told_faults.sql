ALTER TABLE `faults` ADD `told` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `faults_untold` ON `faults` (`last_at`) WHERE "faults"."times" > "faults"."told";--> statement-breakpoint
-- What the digests up to now were about.
UPDATE `faults` SET `told` = `times` WHERE `last_at` <= (SELECT `begun_at` FROM `jobs` WHERE `name` = 'digest');
