-- People and events of the sample business, so that every page of a new local site shows something: two leads, a quote, four
-- bookings, one with songs, a timeline, a guests' page and a question. `npm start` adds them once to a database without any;
-- tests and deployments never do. Dates go by the day on which it runs.

INSERT INTO contacts (id, first_name, last_name, email, phone, event_date, event_type, event_category, venue, guest_count,
  budget, details, status, idempotency_key, created_at, search_text) VALUES
  ('sample-lead', 'Jo', 'Carter', 'jo@example.com', '(813) 555-0163', date('now', '+200 days', 'weekday 6'),
   'Wedding Reception', 'wedding', 'The Boat House', '80', '$1,500-$2,500', 'We dance to everything but line dances.', 'new',
   'sample-lead', unixepoch() * 1000 - 3600000, ' jo carter jo example com the boat house wedding reception'),
  ('sample-quoted', 'Maya', 'Brooks', 'maya@example.com', NULL, date('now', '+150 days', 'weekday 6'),
   'Birthday Party', 'private-party', 'Garden Room', '60', NULL, NULL, 'quoted',
   'sample-quoted', unixepoch() * 1000 - 90000000, ' maya brooks maya example com garden room birthday party');

INSERT INTO quotes (id, contact_id, version, status, choice, facts, price, total, expires_at, created_at) VALUES
  ('sample-quote', 'sample-quoted', 1, 'open',
   json_object('offer', 'package-starter', 'eventDate', date('now', '+150 days', 'weekday 6'), 'startTime', '19:00',
     'endTime', '23:00', 'city', '', 'code', '', 'category', 'private-party', 'counts', json('{"add-on-uplights":8}'),
     'ownLines', json('[]')),
   json_object('eventType', 'Birthday Party', 'venue', 'Garden Room', 'packageName', 'STARTER', 'hours', 4,
     'features', json('["DJ and professional MC","Sound for up to 100 guests"]'), 'extraHour', 25000),
   json_object('lines', json('[{"kind":"offer","label":"STARTER","note":"4 hours","amount":179900},
       {"kind":"add-on","label":"Uplights","note":"8 × $25","amount":20000}]'),
     'total', 199900, 'saved', 0, 'deposit', 50000, 'balance', 149900,
     'balanceDue', date('now', '+150 days', 'weekday 6', '-7 days')),
   199900, (unixepoch() + 12 * 86400) * 1000, unixepoch() * 1000 - 86400000);

INSERT INTO bookings (id, client_name, client_email, client_phone, company_name, event_date, start_time, end_time, event_type,
  venue, package_name, price, deposit, lines, status, hold_ends_at, created_at, updated_at, search_text) VALUES
  ('sample-wedding', 'Ana Lind', 'ana@example.com', '(813) 555-0177', NULL, date('now', '+60 days', 'weekday 6'),
   '17:00', '23:00', 'Wedding Reception', 'The Boat House', 'PREMIUM', 249900, 62500,
   '[{"kind":"offer","label":"PREMIUM","note":"6 hours","amount":249900}]', 'confirmed', NULL,
   unixepoch() * 1000 - 1728000000, unixepoch() * 1000 - 1728000000, ' ana lind ana example com 813 555 0177 8135550177'),
  ('sample-company', 'Pat Reyes', 'pat@example.com', NULL, 'Bayline Shipping', date('now', '+35 days', 'weekday 4'),
   '18:00', '22:00', 'Corporate Event', 'Harbor Hall', 'STARTER', 179900, 45000,
   '[{"kind":"offer","label":"STARTER","note":"4 hours","amount":179900}]', 'hold', (unixepoch() + 20 * 3600) * 1000,
   unixepoch() * 1000 - 28800000, unixepoch() * 1000 - 28800000, ' pat reyes pat example com'),
  ('sample-soon', 'Rosa Poe', 'rosa@example.com', NULL, NULL, date('now', '+6 days', 'weekday 6'),
   '18:00', '22:00', 'Birthday Party', 'Garden Room', 'STARTER', 179900, 45000,
   '[{"kind":"offer","label":"STARTER","note":"4 hours","amount":179900}]', 'confirmed', NULL,
   unixepoch() * 1000 - 5184000000, unixepoch() * 1000 - 5184000000, ' rosa poe rosa example com'),
  ('sample-played', 'Kim Doe', 'kim@example.com', NULL, NULL, date('now', '-20 days', 'weekday 6'),
   '17:00', '23:00', 'Wedding Reception', 'The Boat House', 'PREMIUM', 249900, 62500,
   '[{"kind":"offer","label":"PREMIUM","note":"6 hours","amount":249900}]', 'completed', NULL,
   unixepoch() * 1000 - 10368000000, unixepoch() * 1000 - 1000000000, ' kim doe kim example com');

INSERT INTO payments (id, booking_id, purpose, method, amount, currency, status, receipt_number, by, received_on, created_at) VALUES
  ('sample-paid-1', 'sample-wedding', 'deposit', 'zelle', 62500, 'usd', 'paid', 1, 'sample', date('now', '-20 days'), unixepoch() * 1000 - 1641600000),
  ('sample-paid-2', 'sample-played', 'deposit', 'check', 62500, 'usd', 'paid', 2, 'sample', date('now', '-91 days'), unixepoch() * 1000 - 7776000000),
  ('sample-paid-3', 'sample-played', 'balance', 'check', 187400, 'usd', 'paid', 3, 'sample', date('now', '-26 days'), unixepoch() * 1000 - 2160000000),
  ('sample-paid-4', 'sample-soon', 'deposit', 'cash', 45000, 'usd', 'paid', 4, 'sample', date('now', '-51 days'), unixepoch() * 1000 - 4320000000);

INSERT INTO expenses (id, spent_on, kind, amount, miles, about, by, created_at) VALUES
  ('sample-expense-1', date('now', '-21 days'), 'music', 1999, 0, 'A record pool, the month', 'sample', unixepoch() * 1000 - 1814400000),
  ('sample-expense-2', date('now', '-25 days'), 'miles', 0, 46, 'To the hall and back', 'sample', unixepoch() * 1000 - 2160000000);

INSERT INTO plan_moments (id, booking_id, position, pinned_at, minutes, name, song_title, song_artist, say_it, speech, dancing, created_at, updated_at) VALUES
  ('sample-moment-1', 'sample-wedding', 'a0', '17:00', 60, 'Guests arrive', NULL, NULL, NULL, 0, 0, unixepoch() * 1000, unixepoch() * 1000),
  ('sample-moment-2', 'sample-wedding', 'a1', NULL, 10, 'Grand entrance', 'Signed, Sealed, Delivered', 'Stevie Wonder', 'Ana LIND (like wind)', 0, 0, unixepoch() * 1000, unixepoch() * 1000),
  ('sample-moment-3', 'sample-wedding', 'a2', NULL, 75, 'Dinner', NULL, NULL, NULL, 0, 0, unixepoch() * 1000, unixepoch() * 1000),
  ('sample-moment-4', 'sample-wedding', 'a3', NULL, 15, 'Toasts', NULL, NULL, NULL, 1, 0, unixepoch() * 1000, unixepoch() * 1000),
  ('sample-moment-5', 'sample-wedding', 'a4', NULL, 5, 'First dance', 'At Last', 'Etta James', NULL, 0, 0, unixepoch() * 1000, unixepoch() * 1000),
  ('sample-moment-6', 'sample-wedding', 'a5', NULL, 180, 'Open dancing', NULL, NULL, NULL, 0, 1, unixepoch() * 1000, unixepoch() * 1000);

INSERT INTO song_requests (id, booking_id, title, artist, note, preference, position, moment_id, created_at, updated_at) VALUES
  ('sample-song-1', 'sample-wedding', 'September', 'Earth, Wind & Fire', NULL, 'must-play', 'a0', NULL, unixepoch() * 1000, unixepoch() * 1000),
  ('sample-song-2', 'sample-wedding', 'Dancing Queen', 'ABBA', 'For my mother', 'must-play', 'a1', NULL, unixepoch() * 1000, unixepoch() * 1000),
  ('sample-song-3', 'sample-wedding', 'Suavemente', 'Elvis Crespo', NULL, 'must-play', 'a2', NULL, unixepoch() * 1000, unixepoch() * 1000),
  ('sample-song-4', 'sample-wedding', 'Mr. Brightside', 'The Killers', NULL, 'play-if-possible', 'a3', NULL, unixepoch() * 1000, unixepoch() * 1000),
  ('sample-song-5', 'sample-wedding', 'Cupid Shuffle', 'Cupid', NULL, 'do-not-play', 'a4', NULL, unixepoch() * 1000, unixepoch() * 1000),
  ('sample-song-6', 'sample-wedding', 'Macarena', 'Los del Río', NULL, 'do-not-play-unless-asked', 'a5', NULL, unixepoch() * 1000, unixepoch() * 1000);

INSERT INTO guest_pages (booking_id, code, title, opens_at, closes_at, created_at)
  SELECT id, 'SAMPLE24', 'Ana & Ben', unixepoch(event_date || ' 22:00') * 1000, unixepoch(event_date || ' 22:00', '+6 hours') * 1000,
    unixepoch() * 1000 FROM bookings WHERE id = 'sample-wedding';

INSERT INTO client_requests (id, client_email, booking_id, type, subject, message, created_at, updated_at) VALUES
  ('sample-question', 'ana@example.com', 'sample-wedding', 'general', 'A microphone for the toasts',
   'My uncle would like to hold one himself. Is there a second one?', unixepoch() * 1000 - 7200000, unixepoch() * 1000 - 7200000);
