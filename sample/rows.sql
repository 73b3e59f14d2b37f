-- The rows of the sample business, which show every page of a local site something. `npm start`, the tests and the bench
-- begin with them; a deployment never runs this file. Money in cents, instants in milliseconds.

-- Prices in cents, duration in hours.
INSERT INTO packages (id, name, price, features, duration, description, is_popular, created_at) VALUES
  ('package-starter', 'STARTER', 179900,
   '["DJ and professional MC","Sound for up to 100 guests","Two wireless microphones","Online song list and timeline"]',
   4, 'The essentials for an evening in one room.', 0, 1735689600000),
  ('package-premium', 'PREMIUM', 249900,
   '["Everything in Starter","Ceremony and cocktail-hour sound","Dance-floor lighting","Sound for up to 200 guests","Planning meeting in person"]',
   6, 'Ceremony to last song, with light on the floor.', 1, 1735689600000),
  ('package-elite', 'ELITE', 359900,
   '["Everything in Premium","Sound for up to 500 guests","Uplighting around the room","Cold sparks for the first dance","Monogram on the floor"]',
   8, 'The whole day, and a room that looks the part.', 0, 1735689600000);

INSERT INTO add_ons (id, name, note, unit, price, most, is_hour, included_in, position, people, created_at) VALUES
  ('add-on-extra-hour', 'Extra hour of music', 'Follows from your times', 'each', 25000, 8, 1, '[]', 1, 0, 1735689600000),
  ('add-on-ceremony-sound', 'Ceremony sound', 'A speaker of its own and a lapel microphone for the vows', NULL, 20000,
   1, 0, '["PREMIUM", "ELITE"]', 2, 0, 1735689600000),
  ('add-on-uplights', 'Uplights', 'Wireless, in your color, around the room', 'each', 2500, 24, 0, '["ELITE"]', 3, 0,
   1735689600000),
  ('add-on-cold-sparks', 'Cold sparks, a pair', 'For the first dance, if the venue agrees', 'a pair', 35000, 3, 0,
   '["ELITE"]', 4, 0, 1735689600000),
  ('add-on-monogram', 'Monogram on the floor', 'Your initials in light', NULL, 15000, 1, 0, '["ELITE"]', 5, 0,
   1735689600000),
  ('add-on-dance-floor-lighting', 'Dance-floor lighting', 'Moving light that follows the music', NULL, 20000, 1, 0,
   '["PREMIUM", "ELITE"]', 6, 0, 1735689600000),
  ('add-on-second-room', 'Second room', 'A second system with music of its own', 'a room', 30000, 2, 0, '[]', 7, 1,
   1735689600000),
  ('add-on-generator', 'Generator', 'Quiet, for dancing where there is no outlet', NULL, 25000, 1, 0, '[]', 8, 0,
   1735689600000);

-- What the way to a town adds, in cents.
INSERT INTO travel_zones (id, name, cities, price, created_at) VALUES
  ('zone-bay', 'Around Tampa Bay',
   '["Tampa", "St. Petersburg", "Clearwater", "Clearwater Beach", "Brandon", "Riverview", "Plant City", "Dunedin", "Tarpon Springs"]',
   0, 1735689600000),
  ('zone-coast', 'South and east of the bay', '["Bradenton", "Lakeland"]', 7500, 1735689600000),
  ('zone-far', 'An hour and more away', '["Sarasota", "Orlando"]', 17500, 1735689600000);

-- What the landing pages say a booking costs, in cents.
INSERT INTO prices (id, page, least, usual, most, created_at) VALUES
  ('price-tampa', '/tampa', 79500, NULL, 199500, 1735689600000),
  ('price-st-petersburg', '/st-petersburg', 79500, NULL, 199500, 1735689600000),
  ('price-clearwater', '/clearwater', 79500, NULL, 199500, 1735689600000),
  ('price-wedding-dj-tampa', '/wedding-dj-tampa', 79500, 129500, 199500, 1735689600000),
  ('price-corporate-dj-st-petersburg', '/corporate-dj-st-petersburg', 79500, 129500, 199500, 1735689600000),
  ('price-party-dj-clearwater', '/party-dj-clearwater', 79500, 99500, 199500, 1735689600000),
  ('price-wedding-dj-st-petersburg', '/wedding-dj-st-petersburg', 79500, NULL, 199500, 1735689600000),
  ('price-corporate-dj-tampa', '/corporate-dj-tampa', 89500, 149500, 249500, 1735689600000),
  ('price-corporate-dj-clearwater', '/corporate-dj-clearwater', 89500, 149500, 249500, 1735689600000),
  ('price-party-dj-tampa', '/party-dj-tampa', 69500, 99500, 179500, 1735689600000),
  ('price-party-dj-st-petersburg', '/party-dj-st-petersburg', 69500, 99500, 179500, 1735689600000),
  ('price-nightclub-dj-tampa', '/nightclub-dj-tampa', 59500, 89500, 149500, 1735689600000),
  ('price-school-dance-dj-tampa', '/school-dance-dj-tampa', 59500, 89500, 129500, 1735689600000),
  ('price-quinceanera-dj-tampa', '/quinceanera-dj-tampa', 79500, 119500, 189500, 1735689600000),
  ('price-bar-mitzvah-dj-tampa', '/bar-mitzvah-dj-tampa', 89500, 139500, 219500, 1735689600000);

-- Signed by role and place, never by a name.
INSERT INTO testimonials (id, author, role, rating, quote, source, created_at) VALUES
  ('testimonial-beach-bride', 'Bride, Clearwater Beach', 'wedding', 5,
   'The wind came up ten minutes before the vows. Nobody on the sand missed a word, and my father danced until the lights came on.',
   'website', 1745712000000),
  ('testimonial-awards-planner', 'Event Planner, Tampa', 'corporate', 5,
   'Ran our awards like a stage manager, then filled the floor with three hundred engineers.', 'website', 1741564800000),
  ('testimonial-anniversary-host', 'Host, St. Petersburg', 'private-party', 5,
   'Four generations in one room and every one of them asked for one more song.', 'website', 1738368000000),
  ('testimonial-ballroom-groom', 'Groom, Tampa', 'wedding', 5,
   'He had our do-not-play list in his head and our last song ready before we asked.', 'website', 1731628800000),
  ('testimonial-office-manager', 'Office Manager, Clearwater', 'corporate', 5,
   'Set up behind a curtain while we were still at dinner. The music was simply there when the speeches ended.',
   'website', 1733788800000),
  ('testimonial-school-committee', 'Dance Committee, Riverview', 'private-party', 4,
   'Clean edits all night, and the students never noticed.', 'website', 1714521600000),
  ('testimonial-wedding-mother-of-the-groom-tampa', 'Mother of the Groom, Tampa', 'wedding', 5,
   'The ceremony was in the garden and dinner was three floors up. The music followed us and never once stopped.',
   'website', 1738195200000),
  ('testimonial-wedding-bride-st-petersburg', 'Bride, St. Petersburg', 'wedding', 5,
   'We danced under the banyan lights and still heard every word of my sister’s toast.', 'website', 1737072000000),
  ('testimonial-wedding-groom-st-petersburg', 'Groom, St. Petersburg', 'wedding', 5,
   'He learned the Polish welcome song for my grandmother and started it exactly when she reached the door.', 'website',
   1735948800000),
  ('testimonial-wedding-brides-brother-st-petersburg', 'Bride’s Brother, St. Petersburg', 'wedding', 5,
   'I gave the speech of my life, mostly because the microphone simply worked.', 'website', 1735344000000),
  ('testimonial-wedding-wedding-planner-clearwater', 'Wedding Planner, Clearwater', 'wedding', 5,
   'Every vendor had the same timeline, and it held. That almost never happens on a beach.', 'website', 1734220800000),
  ('testimonial-wedding-mother-of-the-bride-clearwater', 'Mother of the Bride, Clearwater', 'wedding', 5,
   'Grandparents danced at seven, cousins at eleven. Same floor.', 'website', 1733097600000),
  ('testimonial-corporate-head-of-people-tampa', 'Head of People, Tampa', 'corporate', 5,
   'Our crowd is hard to move. By nine o’clock the legal department was leading a conga line.', 'website',
   1732492800000),
  ('testimonial-corporate-chief-of-staff-tampa', 'Chief of Staff, Tampa', 'corporate', 5,
   'The agenda changed four times that day. The cues changed with it, and nobody on stage could tell.', 'website',
   1731369600000),
  ('testimonial-corporate-museum-events-lead-st-petersburg', 'Museum Events Lead, St. Petersburg', 'corporate', 5,
   'Quiet while the donors talked, loud when they asked for it. He read the room better than our committee.', 'website',
   1730246400000),
  ('testimonial-corporate-agency-producer-st-petersburg', 'Agency Producer, St. Petersburg', 'corporate', 5,
   'Walk-ons, stings, playback: every cue hit. I put my headset down and enjoyed a client event.', 'website',
   1729641600000),
  ('testimonial-corporate-brewery-owner-st-petersburg', 'Brewery Owner, St. Petersburg', 'corporate', 5,
   'The launch felt like a party with a speech in it rather than the other way round.', 'website', 1728518400000),
  ('testimonial-corporate-sales-manager-clearwater', 'Sales Manager, Clearwater', 'corporate', 5,
   'Each relay team had its own song on the sand, and when the rain came at four we were dancing indoors by five.',
   'website', 1727395200000),
  ('testimonial-corporate-retreat-organizer-clearwater', 'Retreat Organizer, Clearwater', 'corporate', 5,
   'Beach games before lunch, awards after dinner, one person on the microphone. It held the whole day together.',
   'website', 1726790400000),
  ('testimonial-private-party-birthday-host-tampa', 'Birthday Host, Tampa', 'private-party', 5,
   'Forty years of friends in one backyard, and nobody asked to change the song.', 'website', 1725667200000),
  ('testimonial-private-party-retirement-host-tampa', 'Retirement Host, Tampa', 'private-party', 5,
   'He opened with the record from my first day at work. I still do not know how he found out.', 'website',
   1724544000000),
  ('testimonial-private-party-new-neighbor-tampa', 'New Neighbor, Tampa', 'private-party', 5,
   'We invited the street so that it could not complain. It asked when the next one is.', 'website', 1723939200000),
  ('testimonial-private-party-graduates-father-st-petersburg', 'Graduate’s Father, St. Petersburg', 'private-party', 5,
   'Teenagers and grandparents shared a patio, and both were sure the music was for them.', 'website', 1722816000000),
  ('testimonial-private-party-birthday-host-st-petersburg', 'Birthday Host, St. Petersburg', 'private-party', 5,
   'My friends do not dance, they told him. At ten the rug was rolled up in the hall.', 'website', 1721692800000),
  ('testimonial-private-party-anniversary-couple-clearwater', 'Anniversary Couple, Clearwater', 'private-party', 5,
   'We asked for boat-deck soul and got it, until the last light across the harbor went out.', 'website', 1721088000000),
  ('testimonial-private-party-pool-party-host-clearwater', 'Pool Party Host, Clearwater', 'private-party', 5,
   'The neighbors came over to complain and stayed for the last hour.', 'website', 1719964800000),
  ('testimonial-private-party-reunion-host-clearwater', 'Reunion Host, Clearwater', 'private-party', 5,
   'He knew my great-aunt’s name by lunch and her favorite song by dinner.', 'website', 1718841600000),
  ('testimonial-nightclub-venue-manager-ybor-city', 'Venue Manager, Ybor City', 'nightclub', 5,
   'He took a thin Thursday from house to reggaeton, and the bar never emptied.', 'website', 1718236800000),
  ('testimonial-nightclub-bar-owner-tampa', 'Bar Owner, Tampa', 'nightclub', 5,
   'Arrives early, respects the limiter, leaves the booth cleaner than he found it.', 'website', 1717113600000),
  ('testimonial-nightclub-promoter-tampa', 'Promoter, Tampa', 'nightclub', 5,
   'I stopped sending set lists after the second night. He knows when a room is about to turn.', 'website',
   1715990400000),
  ('testimonial-school-dance-student-council-adviser-tampa', 'Student Council Adviser, Tampa', 'school-dance', 5,
   'I stood by the speaker all night waiting to wince. It never happened.', 'website', 1715385600000),
  ('testimonial-school-dance-assistant-principal-carrollwood', 'Assistant Principal, Carrollwood', 'school-dance', 5,
   'Requests went past his eyes first, and the gym was still full for the last song.', 'website', 1714262400000),
  ('testimonial-school-dance-pta-chair-new-tampa', 'PTA Chair, New Tampa', 'school-dance', 5,
   'Lights came up to the minute, the buses left on time, and they still wanted more.', 'website', 1713139200000),
  ('testimonial-quinceanera-mother-of-the-quinceanera-tampa', 'Mother of the Quinceañera, Tampa', 'quinceanera', 5,
   'My parents followed every word and so did my nephews. Two languages, one party.', 'website', 1712534400000),
  ('testimonial-quinceanera-godmother-brandon', 'Godmother, Brandon', 'quinceanera', 5,
   'The waltz began on the beat we had rehearsed, and the surprise dance came right behind it.', 'website',
   1711411200000),
  ('testimonial-quinceanera-quinceanera-riverview', 'Quinceañera, Riverview', 'quinceanera', 5,
   'My court wanted reggaeton and my abuela wanted boleros. We all danced.', 'website', 1710288000000),
  ('testimonial-bar-mitzvah-mother-of-the-bar-mitzvah-tampa', 'Mother of the Bar Mitzvah, Tampa', 'bar-mitzvah', 5,
   'The hora ran long because nobody wanted to come down from the chairs. He simply kept it going.', 'website',
   1709683200000),
  ('testimonial-bar-mitzvah-father-of-the-bat-mitzvah-carrollwood', 'Father of the Bat Mitzvah, Carrollwood',
   'bar-mitzvah', 5, 'Every candle had its song, and every cousin heard their name said correctly.', 'website',
   1708560000000),
  ('testimonial-bar-mitzvah-grandmother-south-tampa', 'Grandmother, South Tampa', 'bar-mitzvah', 5,
   'The games kept the children busy and left the adults a dance floor. Clever man.', 'website', 1707436800000),
  ('testimonial-wedding-father-of-the-bride-tampa', 'Father of the Bride, Tampa', 'wedding', 5,
   'He asked me twice how to say our name, and then said it right to two hundred people.', 'website', 1730332800000);

INSERT INTO testimonials (id, author, role, rating, quote, language, source, created_at) VALUES
  ('testimonial-quinceanera-es-mama-tampa', 'Mamá de la quinceañera, Tampa', 'quinceanera', 5,
   'Mis papás entendieron cada palabra, y mis sobrinos también. Dos idiomas, una sola fiesta.', 'es', 'website',
   1712534400001),
  ('testimonial-quinceanera-es-madrina-brandon', 'Madrina, Brandon', 'quinceanera', 5,
   'El vals entró justo donde lo ensayamos, y el baile sorpresa detrás.', 'es', 'website', 1711411200001),
  ('testimonial-quinceanera-es-quinceanera-riverview', 'Quinceañera, Riverview', 'quinceanera', 5,
   'Mis chambelanes querían reggaetón y mi abuela boleros. Bailamos todos.', 'es', 'website', 1710288000001);

-- `src` names a picture of src/content/pictures.ts.
INSERT INTO gallery_items (id, type, src, alt, caption, category, created_at, shape) VALUES
  ('gallery-hero-wedding', 'image', 'heroWedding',
   'Wedding couple in silhouette embracing under a draped, flower-trimmed arch on the beach at sunset, with lanterns, string lights and a speaker on a stand; dark calm sky and sea on the left.',
   '7:58 PM Vows at the edge of the water', 'weddings', 1793548800000, 'wide'),
  ('gallery-weddings-first-dance-bistro-lights', 'image', 'weddingsFirstDanceBistroLights',
   'Wedding couple dancing on a wooden outdoor dance floor at dusk under crossing strings of bistro lights, with a lit DJ booth and guests behind.',
   '8:05 PM First dance under the bulbs', 'weddings', 1793548740000, NULL),
  ('gallery-city-clearwater', 'image', 'cityClearwater',
   'Beach party at sunset: a dancing crowd in silhouette facing the low sun over the sea, string lights overhead, speakers on stands, palm fronds and a pier roof on the right (an imagined view for Clearwater Beach).',
   '8:20 PM Everybody on the sand', 'festivals', 1793548680000, NULL),
  ('gallery-corporate-gala-ballroom', 'image', 'corporateGalaBallroom',
   'Ballroom set for a gala: candle-lit round tables with flower centerpieces, a wide screen on stage and teal, violet and magenta beams from a truss.',
   '8:30 PM Dinner before the awards', 'corporate', 1793548620000, NULL),
  ('gallery-weddings-cold-sparks-first-dance', 'image', 'weddingsColdSparksFirstDance',
   'Wedding couple in silhouette during a first dance between four cold-spark fountains in a ballroom with violet and amber uplights.',
   '8:45 PM Two people, four fountains', 'weddings', 1793548560000, NULL),
  ('gallery-corporate-conference-stage', 'image', 'corporateConferenceStage',
   'Speaker at a lectern on a wide conference stage in front of a large LED wall, seen from behind the seated audience in the dark.',
   '9:10 PM Keynote, then the dance floor', 'corporate', 1793548500000, NULL),
  ('gallery-corporate-run-of-show-desk', 'image', 'corporateRunOfShowDesk',
   'Rendered scene: cue sheet, lamp, headset and countdown clock on a show desk, stage and audience beyond.',
   '9:25 PM Every cue on one page', 'corporate', 1793548440000, NULL),
  ('gallery-equipment-full-sound-and-light-rig', 'image', 'equipmentFullSoundAndLightRig',
   'Complete mobile DJ setup in an empty room: glowing booth facade, speakers stacked on subwoofers, a lighting truss with moving heads and uplights on the wall.',
   '9:30 PM The full rig', 'equipment', 1793548380000, NULL),
  ('gallery-clubs-mirror-ball-light-spots', 'image', 'clubsMirrorBallLightSpots',
   'Mirror ball hanging in front of a truss, its tiles glinting, with rays and red, violet, amber and white light spots across a dark room.',
   '9:40 PM One ball, one beam', 'clubs', 1793548320000, NULL),
  ('gallery-booth-hand-on-amber-mixer', 'image', 'boothHandOnAmberMixer',
   'Rendered close-up: a hand in shadow at the fader of a DJ controller, amber light, blurred crowd behind.',
   '10:20 PM One hand on the fader', 'equipment', 1793548260000, NULL),
  ('gallery-festivals-confetti-over-the-crowd', 'image', 'festivalsConfettiOverTheCrowd',
   'Confetti falling over a festival crowd with raised arms, backlit by amber and magenta stage lights.',
   '10:50 PM Confetti over the crowd', 'festivals', 1793548200000, NULL),
  ('gallery-clubs-hands-up-under-beams', 'image', 'clubsHandsUpUnderBeams',
   'Silhouetted club crowd from behind with raised hands, a glowing LED wall and violet, magenta and blue moving-head beams cutting through haze above them.',
   '11:30 PM Hands up on the drop', 'clubs', 1793548140000, NULL),
  ('gallery-service-nightclub', 'image', 'serviceNightclub',
   'DJ with headphones seen from behind, one arm raised toward a dense dancing crowd in a low club room with chevron-shaped LED tubes on the ceiling and green, blue and magenta lasers.',
   '12:40 AM Still full', 'clubs', 1793548080000, NULL),
  ('gallery-festivals-main-stage-at-night', 'image', 'festivalsMainStageAtNight',
   'Large outdoor festival stage at night seen over the crowd, with fans of violet, magenta, teal and amber beams and spark fountains.',
   '1:10 AM Main stage after dark', 'festivals', 1793548020000, 'wide'),
  ('gallery-empty-dance-floor-at-sunrise', 'image', 'emptyDanceFloorAtSunrise',
   'Rendered scene: empty wooden dance floor at sunrise, one mirror ball, confetti and shoes left behind.',
   '6:55 AM Packed up, swept', 'equipment', 1793547960000, 'wide');

INSERT INTO mixes (id, title, platform, video_id, url, duration, tags, cover, views, created_at) VALUES
  ('mix-golden-hour', 'Golden hour on the Gulf', 'soundcloud', NULL,
   'https://soundcloud.com/sunsetbaydj/golden-hour-on-the-gulf', '58:12', '["house", "sunset", "cocktail hour"]',
   'placeClearwaterPier60Sunset', 0, 1793376000000),
  ('mix-booth-cam', 'Two hours from the booth', 'youtube', NULL, NULL, '1:58:40', '["open format", "live"]',
   'boothHandOnAmberMixer', 0, 1791561600000),
  ('mix-first-dances', 'First dances, last songs', 'mixcloud', NULL,
   'https://www.mixcloud.com/sunsetbaydj/first-dances-last-songs/', '1:04:05', '["wedding", "throwback"]',
   'weddingsFirstDanceBistroLights', 0, 1789747200000),
  ('mix-quince', 'Vals to perreo', 'soundcloud', NULL, 'https://soundcloud.com/sunsetbaydj/vals-to-perreo', '47:30',
   '["latin", "open format"]', 'serviceQuinceanera', 0, 1787328000000),
  ('mix-cocktails', 'Low volume, long evening', 'mixcloud', NULL,
   'https://www.mixcloud.com/sunsetbaydj/low-volume-long-evening/', '1:31:22', '["cocktail hour", "soul"]',
   'corporateGalaBallroom', 0, 1783699200000),
  ('mix-mirror-ball', 'Everything with a mirror ball', 'youtube', NULL, NULL, '1:12:09',
   '["disco", "throwback", "house"]', 'clubsMirrorBallLightSpots', 0, 1780675200000);

-- `datetime` in milliseconds.
INSERT INTO shows (id, title, datetime, venue, city, hero_image, tickets_url, is_live, created_at) VALUES
  ('show-open-booth', 'Open booth: hear the rig before you book', 1797465600000, 'Riverside pavilion', 'Tampa',
   'equipmentFullSoundAndLightRig', NULL, 1, 1793548800000),
  ('show-sunset-pier', 'An evening set by the water', 1798412400000, 'Beach pavilion', 'Clearwater',
   'placeClearwaterPier60Sunset', NULL, 0, 1793548800000);

INSERT INTO posts (id, title, slug, excerpt, content, image, published, created_at, updated_at) VALUES
  ('post-beach-sound', 'How to keep vows audible on a windy beach', 'ceremony-sound-on-a-windy-beach',
   'Wind and surf are the two guests nobody invited. Where to stand, which microphone to wear and what to rehearse, so that the last row hears your vows.',
   'A beach ceremony has two guests that nobody invited: the wind and the surf. Neither is loud to you, standing in it. Both are very loud to a microphone. The good news is that almost everything that goes wrong with sound on sand is decided days before, on paper, and not by luck on the day.

## Start with where the wind comes from

On the Gulf side the afternoon breeze usually comes off the water, and it tends to be strongest in the hours when most ceremonies are planned. Walk to your spot at the same hour a week or two before, stand where you will stand, and feel which cheek is cold. If the wind blows from you toward the guests, it carries your words along. If it blows from them to you, every speaker has to work against it.

You can rarely turn the wind, but you can often turn the aisle. Even a quarter turn helps: it takes the gusts out of the microphones and the sun out of your guests’ eyes. Ask your photographer before you settle it, because light and sound pull in different directions more often than you would think.

![](heroWedding)

## Choose the microphone before the arch

A hand-held microphone is the safest thing in a gale and the last thing anyone wants in a photo. A lapel microphone is the better answer for vows, with three conditions.

- It sits high on the chest, a hand’s width below the chin, and not under a scarf, a veil or a flower.
- It wears a furry windscreen, not the bare foam it came with. The fur looks silly in the box and disappears in pictures.
- Only the people who speak wear one. **Every open microphone adds its own share of wind.**

The usual plan is one lapel, on whichever of you stands closest to the guests’ side. It picks up the other voice during the vows, because you are standing close together. The officiant, a reader or a musician gets a microphone on a stand, a little out of the wind.

![](placeClearwaterPier60Sunset)

## Put the speakers near the last row

One big speaker at the front means the first row hears too much and the last row hears surf. Two smaller ones on stands, turned slightly inward and placed beside the middle rows, do the opposite: everyone is close to one. Stands on sand need wide feet and weight at the bottom. If nobody mentions sandbags, ask.

## Power, sand and salt

Most public stretches of beach have no outlet. Battery speakers cover a ceremony easily, but someone has to have charged them, and someone has to carry a second set. Ask *where the power comes from and what happens when it ends*. For a reception outdoors the answer is usually a quiet generator, parked downwind and far from the tables.

Sand is harder on gear than water. Cables belong off the walkways or under a mat, and anything with a fan belongs on a table.

## Rehearse one minute of it

If you do only one thing from this page, do this: before guests arrive, put on the lapel, stand in your place and talk to somebody in the last row for one minute. Not “check, one, two”, but a few sentences at the volume you will really use, which is softer than you expect. That is the minute in which a good DJ finds the dead spot, moves a stand, and turns down what the wind is turning up.

![](placeSunshineSkywaySunset)

## Write down the quiet plan

The last thing to settle is what happens if the wind wins. It should take one sentence: who decides, when, and where you go instead. A plan that everyone knows is a plan that nobody needs to talk about on the day.

If your ceremony is on the west side of the bay, the [Clearwater page](/clearwater) shows how I set up for it, and the [wedding page](/wedding-dj-clearwater) lists what comes along.',
   'beachWeddingClearwater', 1, 1789488000000, 1792512000000),
  ('post-timeline', 'A reception timeline that keeps the floor full', 'reception-timeline-that-keeps-the-floor-full',
   'Floors are emptied by cake cuttings, late slideshows and a bar around the corner. An order for the evening, and the reason behind each step of it.',
   'Dance floors are not emptied by bad songs nearly as often as by good intentions: a cake cut in the middle of a run, a slideshow that started late, a bouquet toss announced while half the room was at the bar. The music matters. The order matters more.

Here is the order that I suggest to couples before we change it together, and the reason behind each step, so that you know which ones you can move.

## Eat first, but let one song in early

Guests who are hungry do not dance, so dinner comes before everything. There is one exception worth making: go straight from your entrance into the first dance. You are already on the floor, everybody is already looking, and nobody has to be called back from dessert an hour later. It takes four minutes and it frees the rest of your evening.

![](weddingsGoboOnDanceFloor)

## Toasts between courses, never after them

Toasts belong where people are seated, served and not yet restless. Between the salad and the main course is the best slot there is. Three speakers are plenty. Tell them a length in minutes rather than “keep it short”, and let the MC hand over the microphone, so that nobody has to find the switch.

Tell your caterer and your photographer the same time. *A toast that waits for the kitchen is where timelines begin to slip.*

## Do everything formal before you open the floor

This is the part that keeps a floor full. Parent dances, cake, anything with a name: all of it goes before open dancing, one after the other, in a single block of about twenty minutes. Then the floor opens once, and **nothing interrupts it again**.

If you cut the cake in the middle of the dancing, you stop a room that was moving, walk it to a table, and ask it to start over. It seldom does with the same people.

![](weddingsFirstDanceBistroLights)

## Build the evening in waves

Nobody dances for three hours without a break, so plan the breaks instead of suffering them. A wave is about half an hour: it starts with songs that every generation knows, rises, and ends on a peak. Then two slower songs, in which couples come out and the others get a drink without leaving the room.

1. **First wave:** the songs your parents know. Older guests leave earliest, so they dance first.
2. **Second wave:** your own years at school and after. This is when your must-play list does its work.
3. **Third wave:** newer, louder, later. Those who are still here want exactly this.

Keep the bar in the same room, or in sight of it. A bar around the corner is the most effective way to empty a floor that I know of.

## Plan the last three songs, not just the last one

Everyone picks a last song. Fewer think about the two before it, and those decide how many people are there to hear it. Give the DJ three in order: one that everybody shouts along to, one to hold on to each other, and the one you want to walk out on. The MC says once that the end is coming, and not with “last call”.

![](emptyDanceFloorAtSunrise)

## What to hand over, and when

Two weeks before is the right moment for a list. It does not need to be long:

- ten songs that must be played, and as many as you like that must not;
- the names of everyone who is announced, spelled the way they are said;
- the times that cannot move: sunset pictures, the kitchen, the end of the room;
- one person, not you, who may decide things during the evening.

Leave the rest open. The reason to book a person and not a playlist is that somebody watches the room and changes the plan when the room asks for it. If you want to see what fits your hours, the [packages](/#packages) show how long each one plays.',
   'clubsMirrorBallLightSpots', 1, 1791302400000, 1791302400000),
  ('post-questions', 'What to ask a DJ before you sign', 'what-to-ask-a-dj-before-you-sign',
   'Insurance, spare equipment and the lines of a contract: the dull questions that tell you the most about a DJ, and what a good answer sounds like.',
   'Price is the easy question, and every DJ has an answer to it. The questions that tell you more are duller: insurance, spare equipment, and what the contract says when something goes wrong. You can ask all of them in one short call. This is what to ask, and what a good answer sounds like.

## Insurance: “Can you send my venue a certificate?”

Most hotels, museums and country clubs will not let a vendor through the loading door without proof of liability insurance. Many also want to be named on it as an additional insured. Ask your venue for its requirements in writing, then forward that email to the DJ as it is.

A good answer is a date: *you will have it by Friday.* A vague one (“never had a problem”) means that you may be the one arranging it in the week of your event. Ask as well whether the policy is the DJ’s own, and whether it is valid on the day, not only today.

![](equipmentFullSoundAndLightRig)

## Backup: “What is in the car that you hope not to use?”

Equipment fails. Laptops restart, cables break, a speaker gets rained on while it is carried in. So the question is not whether there is a spare but how long the room would be silent.

- **A second player,** ready with the same music, connected before doors open.
- **A second amplifier or powered speaker,** in the building rather than in a garage across the bay.
- **A second microphone,** with fresh batteries, within reach of whoever is speaking.

Then ask about the part that cannot be packed twice: *what happens if you are ill?* A DJ who works alone should say in the contract what happens then: a colleague stands in, or you get back everything you paid.

![](corporateConferenceStage)

## Contract: “Where does it say that?”

A contract is not a sign of mistrust. It is the one place where both of you write down the same evening. Read it for these lines:

1. The date, the place, and the hours of *music*, with setup and teardown named separately.
2. The whole price, what was paid, and when the rest is due. Travel and parking belong in it, not after it.
3. The price of an extra hour, agreed now, while nobody is in a hurry.
4. What you get back if you cancel, and what you get back if the DJ does.
5. What happens if a storm moves your date. Around here that is not a rare case.
6. Who brings what: tables, power, a cover for rain.

If something was promised in a call, it should stand in the contract. If it does not, ask for one more sentence. Nobody serious will mind.

## Music: “What will you not play?”

A must-play list is easy to promise. A do-not-play list shows how somebody works. Ask how requests from guests are handled, whether you have a veto, and whether clean edits are available for the hours when children and grandparents are in the room. Ask, too, who holds the microphone. An MC who reads the names once before the event is worth more than one with a big voice.

![](boothHandOnAmberMixer)

## The answers that should make you pause

- “We do not really do contracts.”
- “The other DJ in our team will be in touch,” when you liked *this* one.
- A deposit that has to be paid today, by a method that leaves no receipt.
- Reviews that all appeared in the same month.

## And the ones about me

It would be odd to write this without answering it. I am licensed and insured, and the certificate goes to your venue before you have to ask twice. A second system comes to every event. If I am the one who cannot come, you get back everything you paid. All of it is agreed in writing. The prices stand on the [home page](/#packages), and the fastest way to put the other questions is the [contact form](/contact).',
   'corporateRunOfShowDesk', 1, 1793725200000, 1793725200000);
