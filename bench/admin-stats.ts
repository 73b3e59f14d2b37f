import { paths } from "../src/paths.ts";

/*
 * What to measure of the administrator's statistics: the page, and rows of a small and of a large business. The page is to
 * take at most 1.5 times as long with the large one, without page views, whose wait is Cloudflare's.
 */

/** The page, and what its answer must have in it. */
export const statsTarget = { name: "statistics", path: paths.adminStats, text: "From lead to booking" };

/** Rows of each kind. */
export interface Scale {
  contacts: number;
  bookings: number;
  requests: number;
}

export const small: Scale = { contacts: 1_000, bookings: 200, requests: 500 };
export const large: Scale = { contacts: 100_000, bookings: 20_000, requests: 50_000 };

/** The most that the large scale may take, in times of the small one. */
export const statsGoal = 1.5;

const numbers = (count: number): string =>
  `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})`;

/**
 * Statements that fill an empty, migrated database, three years back from `now` (milliseconds) and one ahead. Contacts
 * come at every hour, so that every day has every category and status; bookings of three years have ended.
 */
export const statsRows = ({ contacts, bookings, requests }: Scale, now: number): readonly string[] => [
  `INSERT INTO contacts (id, first_name, last_name, email, event_type, status, event_category, idempotency_key, answered_at, created_at)
   ${numbers(contacts)}
   SELECT 'contact-' || i, 'Ana', 'Client', 'client' || i || '@example.com', 'Wedding Reception',
     json_extract('["new","contacted","quoted","booked","lost"]', '$[' || (i % 5) || ']'),
     json_extract('["wedding","corporate","private-party",null]', '$[' || (i / 5 % 4) || ']'),
     'key-' || i, iif(i % 5 = 0, NULL, ${now} - i * (94608000000 / ${contacts}) + 3600000),
     ${now} - i * (94608000000 / ${contacts}) FROM n`,
  `INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, package_name, price, status, created_at, updated_at)
   ${numbers(bookings)}
   SELECT 'booking-' || i, 'Ana Client', 'client' || i || '@example.com', date(${now} / 1000, 'unixepoch', (i * ${Math.max(1, Math.floor(1460 / bookings))} % 1460 - 1095) || ' days'),
     '18:00', '23:00', 'Wedding Reception', 'PREMIUM', 249900,
     iif(i * ${Math.max(1, Math.floor(1460 / bookings))} % 1460 < 1095, 'completed', iif(i < 1460, 'confirmed', 'cancelled')), ${now}, ${now} FROM n`,
  `INSERT INTO client_requests (id, client_email, type, subject, message, created_at, updated_at)
   ${numbers(requests)}
   SELECT 'request-' || i, 'client' || i || '@example.com', 'general', 'Parking', 'Where do guests park?', ${now} - i, ${now} FROM n`,
];
