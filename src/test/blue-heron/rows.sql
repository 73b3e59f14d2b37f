-- The rows of the second business, in the columns of sample/rows.sql.
INSERT INTO packages (id, name, price, features, duration, description, is_popular, created_at) VALUES
  ('package-heron', 'HERON', 131000, '["One person all evening"]', 5, 'An evening in one hall.', 1, 1735689600000);

INSERT INTO add_ons (id, name, note, unit, price, most, is_hour, included_in, position, created_at) VALUES
  ('add-on-hour', 'One more hour', NULL, 'each', 19000, 6, 1, '[]', 1, 1735689600000),
  ('add-on-lights', 'Uplights', NULL, 'each', 3100, 12, 0, '["HERON"]', 2, 1735689600000);

INSERT INTO travel_zones (id, name, cities, price, created_at) VALUES
  ('zone-near', 'Low Country', '["Savannah", "Tybee Island", "Pooler"]', 0, 1735689600000);

INSERT INTO prices (id, page, least, usual, most, created_at) VALUES
  ('price-savannah', '/savannah-dj', 61000, NULL, 131000, 1735689600000),
  ('price-wedding', '/wedding-music-savannah', 61000, 91000, 131000, 1735689600000);

INSERT INTO testimonials (id, author, role, rating, quote, source, created_at) VALUES
  ('testimonial-oaks', 'Bride, Savannah', 'wedding', 5, 'Everybody heard every word.', 'website', 1745712000000);

INSERT INTO gallery_items (id, type, src, alt, caption, category, created_at, shape) VALUES
  ('gallery-one', 'image', 'heroWedding', 'A couple under an arch.', 'Under the arch', 'weddings', 1793548800000, NULL);

INSERT INTO mixes (id, title, platform, video_id, url, duration, tags, cover, views, created_at) VALUES
  ('mix-one', 'Heron at dusk', 'soundcloud', NULL, 'https://soundcloud.com/blueheronsound/dusk', '40:00', '["soul"]',
   'heroWedding', 0, 1793376000000);

INSERT INTO shows (id, title, datetime, venue, city, hero_image, tickets_url, is_live, created_at) VALUES
  ('show-one', 'Open evening', 4070908800000, 'The old mill', 'Savannah', 'heroWedding', NULL, 0, 1793548800000);

INSERT INTO posts (id, title, slug, excerpt, content, image, published, created_at, updated_at) VALUES
  ('post-one', 'How loud is loud', 'how-loud-is-loud', 'A word on neighbors.', 'Ask them first.', 'heroWedding', 1,
   1789488000000, 1792512000000);

INSERT INTO settings (name, value, updated_at, updated_by) VALUES
  ('salesTax', '{"label":"Sales tax","rate":6250,"covers":["offer","hour"]}', 1735689600000, 'dj@example.com');
