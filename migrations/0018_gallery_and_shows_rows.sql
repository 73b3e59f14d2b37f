-- The gallery as rows, in the order and the room that its pictures had. `src` names an export of src/content/pictures.ts.
DELETE FROM gallery_items;
--> statement-breakpoint
INSERT INTO gallery_items (id, type, src, alt, caption, category, shape, created_at) VALUES
  ('gallery-weddings-cold-sparks-first-dance', 'image', 'weddingsColdSparksFirstDance', 'Wedding couple in silhouette during a first dance between four cold-spark fountains in a ballroom with violet and amber up-lights.',
   'First dance between cold sparks', 'weddings', 'wide', 1793548800000),
  ('gallery-clubs-hands-up-under-beams', 'image', 'clubsHandsUpUnderBeams', 'Silhouetted club crowd from behind with raised hands, a glowing LED wall and violet, magenta and blue moving-head beams cutting through haze above them.',
   'Hands up on the drop', 'clubs', 'tall', 1793548740000),
  ('gallery-equipment-full-sound-and-light-rig', 'image', 'equipmentFullSoundAndLightRig', 'Complete mobile DJ set-up in an empty room: glowing booth facade, speakers stacked on subwoofers, a lighting truss with moving heads and up-lights on the wall.',
   'The full rig before doors', 'equipment', 'tall', 1793548680000),
  ('gallery-corporate-conference-stage', 'image', 'corporateConferenceStage', 'Speaker at a lectern on a wide conference stage in front of a large LED wall, seen from behind the seated audience in the dark.',
   'Keynote, then the dance floor', 'corporate', NULL, 1793548620000),
  ('gallery-festivals-confetti-over-the-crowd', 'image', 'festivalsConfettiOverTheCrowd', 'Confetti falling over a festival crowd with raised arms, backlit by amber and magenta stage lights.',
   'Confetti over the crowd', 'festivals', NULL, 1793548560000),
  ('gallery-equipment-dj-controller-close-up', 'image', 'equipmentDjControllerCloseUp', 'Close-up of a two-deck DJ controller with lit jog wheels, faders and colourful pads, shallow depth of field.',
   'The desk, two decks wide', 'equipment', NULL, 1793548500000),
  ('gallery-clubs-mirror-ball-light-spots', 'image', 'clubsMirrorBallLightSpots', 'Mirror ball hanging in front of a truss, its tiles glinting, with rays and red, violet, amber and white light spots across a dark room.',
   'Mirror ball at midnight', 'clubs', NULL, 1793548440000),
  ('gallery-corporate-gala-ballroom', 'image', 'corporateGalaBallroom', 'Ballroom set for a gala: candle-lit round tables with flower centrepieces, a wide screen on stage and teal, violet and magenta beams from a truss.',
   'A ballroom set for a gala', 'corporate', NULL, 1793548380000),
  ('gallery-festivals-main-stage-at-night', 'image', 'festivalsMainStageAtNight', 'Large outdoor festival stage at night seen over the crowd, with fans of violet, magenta, teal and amber beams and spark fountains.',
   'Main stage after dark', 'festivals', 'tall', 1793548320000),
  ('gallery-weddings-first-dance-bistro-lights', 'image', 'weddingsFirstDanceBistroLights', 'Wedding couple dancing on a wooden outdoor dance floor at dusk under crossing strings of bistro lights, with a lit DJ booth and guests behind.',
   'First dance under bistro lights', 'weddings', 'tall', 1793548260000),
  ('gallery-weddings-gobo-on-dance-floor', 'image', 'weddingsGoboOnDanceFloor', 'Gobo projection of a laurel wreath with two interlaced rings on a dark dance floor, surrounded by candle-lit round tables and coloured up-lights.',
   'Two rings on the dance floor', 'weddings', NULL, 1793548200000),
  ('gallery-clubs-dj-booth-with-lasers', 'image', 'clubsDjBoothWithLasers', 'DJ in headphones silhouetted behind a glowing four-panel booth facade, with a teal LED wall, green laser fan and violet beams behind.',
   'Lasers behind the booth', 'clubs', 'tall', 1793548140000),
  ('gallery-corporate-reception-uplighting', 'image', 'corporateReceptionUplighting', 'Evening reception with candle-lit high cocktail tables and glasses, silhouetted guests, coloured up-lights along the wall and violet and magenta beams at the far end.',
   'Reception in violet uplight', 'corporate', NULL, 1793548080000),
  ('gallery-festivals-sunset-crowd', 'image', 'festivalsSunsetCrowd', 'Festival crowd in silhouette facing an open-air stage at sunset, with palm trees on the horizon and warm beams in the haze.',
   'Sunset set by the water', 'festivals', 'tall', 1793548020000),
  ('gallery-equipment-moving-heads-on-truss', 'image', 'equipmentMovingHeadsOnTruss', 'Moving-head light fixtures hanging from an aluminium truss, firing violet, magenta and teal beams through haze.',
   'Moving heads on the truss', 'equipment', NULL, 1793547960000);
--> statement-breakpoint
INSERT INTO content_versions (kind, version) VALUES ('gallery_items', CAST(unixepoch('subsec') * 1000 AS INTEGER));
--> statement-breakpoint
CREATE TRIGGER gallery_items_added AFTER INSERT ON gallery_items BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'gallery_items';
END;
--> statement-breakpoint
CREATE TRIGGER gallery_items_changed AFTER UPDATE ON gallery_items BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'gallery_items';
END;
--> statement-breakpoint
CREATE TRIGGER gallery_items_removed AFTER DELETE ON gallery_items BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind = 'gallery_items';
END;
--> statement-breakpoint
-- Pages repeat what an uploaded picture shows. Those that are new are named by nothing yet, and those in use are not deleted.
CREATE TRIGGER uploads_changed AFTER UPDATE ON uploads BEGIN
  UPDATE content_versions SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE kind IN ('gallery_items', 'mixes', 'shows', 'posts');
END;
--> statement-breakpoint
-- Sample shows that are ahead of a new database. Clocks at the business are four hours behind UTC from the second Sunday of
-- March to the first of November, and five otherwise.
INSERT INTO shows (id, title, datetime, venue, city, hero_image, tickets_url, is_live, created_at)
WITH sample (id, title, day, hour, venue, city, hero_image, is_live) AS (VALUES
  ('show-open-booth', 'Open booth: hear the rig before you book', date('now', '+16 days', 'weekday 3'), 19,
   'Riverside pavilion', 'Tampa', 'equipmentFullSoundAndLightRig', 1),
  ('show-sunset-pier', 'Sunset set on the pier', date('now', '+30 days', 'weekday 0'), 18,
   'Beach pavilion', 'Clearwater', 'festivalsSunsetCrowd', 0))
SELECT id, title,
  (unixepoch(day) + 3600 * (hour + iif(day >= date(substr(day, 1, 4) || '-03-08', 'weekday 0')
    AND day < date(substr(day, 1, 4) || '-11-01', 'weekday 0'), 4, 5))) * 1000,
  venue, city, hero_image, NULL, is_live, 1793548800000
FROM sample;
