CREATE TABLE `contract_versions` (
	`booking_id` text NOT NULL,
	`number` integer NOT NULL,
	`sheet` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`booking_id`, `number`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
