-- Planning mails go out once for a booking and its date: what went out before was for the date that its booking has.
UPDATE `outbox` SET `dedupe_key` = `dedupe_key` || ':' || (SELECT `event_date` FROM `bookings` WHERE `bookings`.`id` = json_extract(`data`, '$.bookingId')) WHERE `kind` = 'planning' AND json_extract(`data`, '$.bookingId') IN (SELECT `id` FROM `bookings`);
