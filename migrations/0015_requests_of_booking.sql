DROP INDEX `client_requests_of_booking`;--> statement-breakpoint
CREATE INDEX `client_requests_of_booking` ON `client_requests` (`booking_id`,`created_at`,`id`);