-- The sample site's own rows, so that a fresh database shows the whole site. Prices in cents, duration in hours,
-- instants in milliseconds. Testimonials are signed by role and place, never by a name.
INSERT INTO packages (id, name, price, features, duration, description, is_popular, created_at) VALUES
  ('package-starter', 'STARTER', 179900,
   '["DJ and professional MC","Sound for up to 100 guests","Two wireless microphones","Online song list"]',
   4, 'The essentials for an evening in one room.', 0, 1735689600000),
  ('package-premium', 'PREMIUM', 249900,
   '["Everything in Starter","Ceremony and cocktail-hour sound","Dance-floor lighting","Sound for up to 200 guests","Planning meeting and timeline"]',
   6, 'Ceremony to last song, with light on the floor.', 1, 1735689600000),
  ('package-elite', 'ELITE', 359900,
   '["Everything in Premium","Uplighting around the room","Cold sparks for the first dance","Monogram on the floor"]',
   8, 'The whole day, and a room that looks the part.', 0, 1735689600000);
--> statement-breakpoint
INSERT INTO testimonials (id, author, role, rating, quote, source, created_at) VALUES
  ('testimonial-beach-bride', 'Bride, Clearwater Beach', 'wedding', 5,
   'The wind came up ten minutes before the vows. Nobody on the sand missed a word, and my father danced until the lights came on.',
   'website', 1745712000000),
  ('testimonial-awards-planner', 'Event Planner, Tampa', 'corporate', 5,
   'Ran our awards like a stage manager, then filled the floor with three hundred engineers.',
   'website', 1741564800000),
  ('testimonial-anniversary-host', 'Host, St. Petersburg', 'private-party', 5,
   'Four generations in one room and every one of them asked for one more song.',
   'website', 1738368000000),
  ('testimonial-ballroom-groom', 'Groom, Tampa', 'wedding', 5,
   'He had our do-not-play list in his head and our last song ready before we asked.',
   'website', 1731628800000),
  ('testimonial-office-manager', 'Office Manager, Clearwater', 'corporate', 5,
   'Set up behind a curtain while we were still at dinner. The music was simply there when the speeches ended.',
   'website', 1733788800000),
  ('testimonial-school-committee', 'Dance Committee, Riverview', 'private-party', 4,
   'Clean edits all night, and the students never noticed.',
   'website', 1714521600000);
