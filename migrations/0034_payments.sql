CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`number` integer NOT NULL,
	`bill_to` text NOT NULL,
	`purchase_order` text,
	`total` integer NOT NULL,
	`deposit` integer NOT NULL,
	`paid` integer NOT NULL,
	`due_on` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number_unique` ON `invoices` (`number`);--> statement-breakpoint
CREATE INDEX `invoices_of_booking` ON `invoices` (`booking_id`,`number`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`outcome` text NOT NULL,
	`booking_id` text,
	`amount` integer,
	`currency` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_events_newest` ON `payment_events` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text,
	`purpose` text NOT NULL,
	`method` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`event_id` text,
	`intent_id` text,
	`receipt_number` integer,
	`refunded_amount` integer DEFAULT 0 NOT NULL,
	`note` text,
	`by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `payment_events`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_refunded" CHECK("payments"."refunded_amount" between 0 and "payments"."amount"),
	CONSTRAINT "payments_source" CHECK(("payments"."method" = 'card') = ("payments"."event_id" is not null)),
	CONSTRAINT "payments_by_hand" CHECK("payments"."method" = 'card' or "payments"."by" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_eventId_unique` ON `payments` (`event_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_intentId_unique` ON `payments` (`intent_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receiptNumber_unique` ON `payments` (`receipt_number`);--> statement-breakpoint
CREATE INDEX `payments_of_booking` ON `payments` (`booking_id`,`status`);--> statement-breakpoint
CREATE INDEX `payments_newest` ON `payments` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_unmatched` ON `payments` (`created_at`) WHERE "payments"."status" = 'unmatched';--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`by` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refunds_of_payment` ON `refunds` (`payment_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`next_attempt_at`) WHERE "refunds"."next_attempt_at" is not null;