CREATE TABLE `booking_months` (
	`month` text NOT NULL,
	`status` text NOT NULL,
	`bookings` integer NOT NULL,
	`revenue` integer NOT NULL,
	PRIMARY KEY(`month`, `status`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `lead_days` (
	`status` text NOT NULL,
	`category` text NOT NULL,
	`day` text NOT NULL,
	`leads` integer NOT NULL,
	PRIMARY KEY(`status`, `category`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `lead_weeks` (
	`week` text NOT NULL,
	`category` text NOT NULL,
	`leads` integer NOT NULL,
	PRIMARY KEY(`week`, `category`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `subscriber_counts` (
	`state` text PRIMARY KEY NOT NULL,
	`subscribers` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `contacts` ADD `received_on` text GENERATED ALWAYS AS (date(created_at / 1000 - case
  when created_at / 1000 >= unixepoch(strftime('%Y', created_at / 1000, 'unixepoch') || '-03-01', 'weekday 0', '+7 days', '+7 hours')
   and created_at / 1000 < unixepoch(strftime('%Y', created_at / 1000, 'unixepoch') || '-11-01', 'weekday 0', '+6 hours')
  then 14400 else 18000 end, 'unixepoch')) VIRTUAL;--> statement-breakpoint
CREATE INDEX `contacts_of_person` ON `contacts` (lower("email"));--> statement-breakpoint
CREATE INDEX `client_requests_of_booking` ON `client_requests` (`booking_id`);--> statement-breakpoint
CREATE INDEX `mixes_newest` ON `mixes` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `shows_by_time` ON `shows` (`datetime`,`id`);--> statement-breakpoint
CREATE INDEX `testimonials_newest` ON `testimonials` (`created_at`,`id`);--> statement-breakpoint
CREATE TRIGGER contacts_counted_in AFTER INSERT ON contacts BEGIN
  INSERT INTO lead_days (status, category, day, leads)
  VALUES (NEW.status, coalesce(NEW.event_category, 'message'), NEW.received_on, 1)
  ON CONFLICT (status, category, day) DO UPDATE SET leads = leads + 1;
  INSERT INTO lead_weeks (week, category, leads)
  VALUES (date(NEW.received_on, 'weekday 0', '-6 days'), coalesce(NEW.event_category, 'message'), 1)
  ON CONFLICT (week, category) DO UPDATE SET leads = leads + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_counted_out AFTER DELETE ON contacts BEGIN
  UPDATE lead_days SET leads = leads - 1
  WHERE status = OLD.status AND category = coalesce(OLD.event_category, 'message') AND day = OLD.received_on;
  UPDATE lead_weeks SET leads = leads - 1
  WHERE week = date(OLD.received_on, 'weekday 0', '-6 days') AND category = coalesce(OLD.event_category, 'message');
END;
--> statement-breakpoint
CREATE TRIGGER contacts_counted_again AFTER UPDATE OF status, event_category, created_at ON contacts
WHEN OLD.status <> NEW.status OR OLD.event_category IS NOT NEW.event_category OR OLD.received_on <> NEW.received_on
BEGIN
  UPDATE lead_days SET leads = leads - 1
  WHERE status = OLD.status AND category = coalesce(OLD.event_category, 'message') AND day = OLD.received_on;
  UPDATE lead_weeks SET leads = leads - 1
  WHERE week = date(OLD.received_on, 'weekday 0', '-6 days') AND category = coalesce(OLD.event_category, 'message');
  INSERT INTO lead_days (status, category, day, leads)
  VALUES (NEW.status, coalesce(NEW.event_category, 'message'), NEW.received_on, 1)
  ON CONFLICT (status, category, day) DO UPDATE SET leads = leads + 1;
  INSERT INTO lead_weeks (week, category, leads)
  VALUES (date(NEW.received_on, 'weekday 0', '-6 days'), coalesce(NEW.event_category, 'message'), 1)
  ON CONFLICT (week, category) DO UPDATE SET leads = leads + 1;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_counted_in AFTER INSERT ON bookings BEGIN
  INSERT INTO booking_months (month, status, bookings, revenue)
  VALUES (substr(NEW.event_date, 1, 7), NEW.status, 1, NEW.price)
  ON CONFLICT (month, status) DO UPDATE SET bookings = bookings + 1, revenue = revenue + NEW.price;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_counted_out AFTER DELETE ON bookings BEGIN
  UPDATE booking_months SET bookings = bookings - 1, revenue = revenue - OLD.price
  WHERE month = substr(OLD.event_date, 1, 7) AND status = OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_counted_again AFTER UPDATE OF event_date, status, price ON bookings
WHEN OLD.event_date <> NEW.event_date OR OLD.status <> NEW.status OR OLD.price <> NEW.price
BEGIN
  UPDATE booking_months SET bookings = bookings - 1, revenue = revenue - OLD.price
  WHERE month = substr(OLD.event_date, 1, 7) AND status = OLD.status;
  INSERT INTO booking_months (month, status, bookings, revenue)
  VALUES (substr(NEW.event_date, 1, 7), NEW.status, 1, NEW.price)
  ON CONFLICT (month, status) DO UPDATE SET bookings = bookings + 1, revenue = revenue + NEW.price;
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_counted_in AFTER INSERT ON newsletter_subscribers BEGIN
  UPDATE subscriber_counts SET subscribers = subscribers + 1
  WHERE state = iif(NOT NEW.subscribed, 'left', iif(NEW.confirmed_at IS NULL, 'unconfirmed', 'confirmed'));
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_counted_out AFTER DELETE ON newsletter_subscribers BEGIN
  UPDATE subscriber_counts SET subscribers = subscribers - 1
  WHERE state = iif(NOT OLD.subscribed, 'left', iif(OLD.confirmed_at IS NULL, 'unconfirmed', 'confirmed'));
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_counted_again AFTER UPDATE OF subscribed, confirmed_at ON newsletter_subscribers BEGIN
  UPDATE subscriber_counts SET subscribers = subscribers - 1
  WHERE state = iif(NOT OLD.subscribed, 'left', iif(OLD.confirmed_at IS NULL, 'unconfirmed', 'confirmed'));
  UPDATE subscriber_counts SET subscribers = subscribers + 1
  WHERE state = iif(NOT NEW.subscribed, 'left', iif(NEW.confirmed_at IS NULL, 'unconfirmed', 'confirmed'));
END;
--> statement-breakpoint
INSERT INTO lead_days (status, category, day, leads)
SELECT status, coalesce(event_category, 'message'), received_on, count(*) FROM contacts GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO lead_weeks (week, category, leads)
SELECT date(received_on, 'weekday 0', '-6 days'), coalesce(event_category, 'message'), count(*) FROM contacts GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO booking_months (month, status, bookings, revenue)
SELECT substr(event_date, 1, 7), status, count(*), sum(price) FROM bookings GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO subscriber_counts (state, subscribers)
SELECT state.value, (
  SELECT count(*) FROM newsletter_subscribers AS s
  WHERE iif(NOT s.subscribed, 'left', iif(s.confirmed_at IS NULL, 'unconfirmed', 'confirmed')) = state.value
) FROM json_each('["confirmed","unconfirmed","left"]') AS state;
