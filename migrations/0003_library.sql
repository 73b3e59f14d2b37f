-- Posts in the Markdown of src/ui/markdown.ts, and mixes. `image` and `cover` name an export of src/content/pictures.ts,
-- instants are milliseconds, tags are JSON. A mix's player is made from its platform with `video_id` or `url`.
INSERT INTO posts (id, title, slug, excerpt, content, image, published, created_at, updated_at) VALUES
  ('post-beach-sound', 'How to keep vows audible on a windy beach', 'ceremony-sound-on-a-windy-beach',
   'Wind and surf are the two guests nobody invited. Where to stand, which microphone to wear and what to rehearse, so that the last row hears your vows.',
'A beach ceremony has two guests that nobody invited: the wind and the surf. Neither is loud to you, standing in it. Both are very loud to a microphone. The good news is that almost everything that goes wrong with sound on sand is decided days before, on paper, and not by luck on the day.

## Start with where the wind comes from

On the Gulf side the afternoon breeze usually comes off the water, and it tends to be strongest in the hours when most ceremonies are planned. Walk to your spot at the same hour a week or two before, stand where you will stand, and feel which cheek is cold. If the wind blows from you towards the guests, it carries your words along. If it blows from them to you, every speaker has to work against it.

You can rarely turn the wind, but you can often turn the aisle. Even a quarter turn helps: it takes the gusts out of the microphones and the sun out of your guests'' eyes. Ask your photographer before you settle it, because light and sound pull in different directions more often than you would think.

## Choose the microphone before the arch

A hand-held microphone is the safest thing in a gale and the last thing anyone wants in a photo. A lapel microphone is the better answer for vows, with three conditions.

- It sits high on the chest, a hand''s width below the chin, and not under a scarf, a veil or a flower.
- It wears a furry windscreen, not the bare foam it came with. The fur looks silly in the box and disappears in pictures.
- Only the people who speak wear one. **Every open microphone adds its own share of wind.**

The usual plan is one lapel on the officiant and one on whichever of you stands closest to the guests'' side. The officiant''s picks up the other voice during the vows, because you are standing close together. A reader or a musician gets a microphone on a stand, a little out of the wind.

## Put the speakers near the last row

One big speaker at the front means the first row hears too much and the last row hears surf. Two smaller ones on stands, turned slightly inward and placed beside the middle rows, do the opposite: everyone is close to one. Stands on sand need wide feet and weight at the bottom. If nobody mentions sandbags, ask.

## Power, sand and salt

Most public stretches of beach have no outlet. Battery speakers cover a ceremony easily, but someone has to have charged them, and someone has to carry a second set. Ask *where the power comes from and what happens when it ends*. For a reception outdoors the answer is usually a quiet generator, parked downwind and far from the tables.

Sand is harder on gear than water. Cables belong off the walkways or under a mat, and anything with a fan belongs on a table.

## Rehearse one minute of it

If you do only one thing from this page, do this: before guests arrive, put on the lapel, stand in your place and talk to somebody in the last row for one minute. Not "check, one, two", but a few sentences at the volume you will really use, which is softer than you expect. That is the minute in which a good DJ finds the dead spot, moves a stand, and turns down what the wind is turning up.

## Write down the quiet plan

The last thing to settle is what happens if the wind wins. It should take one sentence: who decides, when, and where you go instead. A plan that everyone knows is a plan that nobody needs to talk about on the day.

If your ceremony is on the west side of the bay, the [Clearwater page](/clearwater) shows how I set up for it, and the [wedding page](/wedding-dj-clearwater) lists what comes along.',
   'blogHeadphonesCloseUp', 1, 1789488000000, 1792512000000),
  ('post-timeline', 'A reception timeline that keeps the floor full', 'reception-timeline-that-keeps-the-floor-full',
   'Floors are emptied by cake cuttings, late slideshows and a bar around the corner. An order for the evening, and the reason behind each step of it.',
'Dance floors are not emptied by bad songs nearly as often as by good intentions: a cake cut in the middle of a run, a slideshow that started late, a bouquet toss announced while half the room was at the bar. The music matters. The order matters more.

Here is the order that I suggest to couples before we change it together, and the reason behind each step, so that you know which ones you can move.

## Eat first, but let one song in early

Guests who are hungry do not dance, so dinner comes before everything. There is one exception worth making: go straight from your entrance into the first dance. You are already on the floor, everybody is already looking, and nobody has to be called back from dessert an hour later. It takes four minutes and it frees the rest of your evening.

## Toasts between courses, never after them

Toasts belong where people are seated, served and not yet restless. Between the salad and the main course is the best slot there is. Three speakers are plenty. Tell them a length in minutes rather than "keep it short", and let the MC hand over the microphone, so that nobody has to find the switch.

Tell your caterer and your photographer the same time. *A toast that waits for the kitchen is where timelines begin to slip.*

## Do everything formal before you open the floor

This is the part that keeps a floor full. Parent dances, cake, anything with a name: all of it goes before open dancing, one after the other, in a single block of about twenty minutes. Then the floor opens once, and **nothing interrupts it again**.

If you cut the cake in the middle of the dancing, you stop a room that was moving, walk it to a table, and ask it to start over. It seldom does with the same people.

## Build the evening in waves

Nobody dances for three hours without a break, so plan the breaks instead of suffering them. A wave is about half an hour: it starts with songs that every generation knows, rises, and ends on a peak. Then two slower songs, in which couples come out and the others get a drink without leaving the room.

1. **First wave:** the songs your parents know. Older guests leave earliest, so they dance first.
2. **Second wave:** your own years at school and after. This is when your must-play list does its work.
3. **Third wave:** newer, louder, later. Those who are still here want exactly this.

Keep the bar in the same room, or in sight of it. A bar around the corner is the most effective way to empty a floor that I know of.

## Plan the last three songs, not just the last one

Everyone picks a last song. Fewer think about the two before it, and those decide how many people are there to hear it. Give the DJ three in order: one that everybody shouts along to, one to hold on to each other, and the one you want to walk out on. The MC says once that the end is coming, and not with "last call".

## What to hand over, and when

Two weeks before is the right moment for a list. It does not need to be long:

- ten songs that must be played, and as many as you like that must not;
- the names of everyone who is announced, spelled the way they are said;
- the times that cannot move: sunset pictures, the kitchen, the end of the room;
- one person, not you, who may decide things during the evening.

Leave the rest open. The reason to book a person and not a playlist is that somebody watches the room and changes the plan when the room asks for it. If you want to see what fits your hours, the [packages](/#packages) show how long each one plays.',
   'blogVinylRecordMacro', 1, 1791302400000, 1791302400000),
  ('post-questions', 'What to ask a DJ before you sign', 'what-to-ask-a-dj-before-you-sign',
   'Insurance, spare equipment and the lines of a contract: the dull questions that tell you the most about a DJ, and what a good answer sounds like.',
'Price is the easy question, and every DJ has an answer to it. The questions that tell you more are duller: insurance, spare equipment, and what the contract says when something goes wrong. You can ask all of them in one short call. This is what to ask, and what a good answer sounds like.

## Insurance: "Can you send my venue a certificate?"

Most hotels, museums and country clubs will not let a vendor through the loading door without proof of liability insurance. Many also want to be named on it as an additional insured. Ask your venue for its requirements in writing, then forward that mail to the DJ as it is.

A good answer is a date: *you will have it by Friday.* A vague one ("never had a problem") means that you may be the one arranging it in the week of your event. Ask as well whether the policy is the DJ''s own, and whether it is valid on the day, not only today.

## Backup: "What is in the car that you hope not to use?"

Equipment fails. Laptops restart, cables break, a speaker gets rained on while it is carried in. So the question is not whether there is a spare but how long the room would be silent.

- **A second player,** ready with the same music, connected before doors open.
- **A second amplifier or powered speaker,** in the building rather than in a garage across the bay.
- **A second microphone,** with fresh batteries, within reach of whoever is speaking.

Then ask about the part that cannot be packed twice: *what happens if you are ill?* A DJ who works alone should be able to name a colleague who has agreed to stand in, and should say so in the contract.

## Contract: "Where does it say that?"

A contract is not a sign of mistrust. It is the one place where both of you write down the same evening. Read it for these lines:

1. The date, the place, and the hours of *music*, with set-up and tear-down named separately.
2. The whole price, what was paid, and when the rest is due. Travel and parking belong in it, not after it.
3. The price of an extra hour, agreed now, while nobody is in a hurry.
4. What you get back if you cancel, and what you get back if the DJ does.
5. What happens if a storm moves your date. Around here that is not a rare case.
6. Who brings what: tables, power, a cover for rain.

If something was promised in a call, it should stand in the contract. If it does not, ask for one more sentence. Nobody serious will mind.

## Music: "What will you not play?"

A must-play list is easy to promise. A do-not-play list shows how somebody works. Ask how requests from guests are handled, whether you have a veto, and whether clean edits are available for the hours when children and grandparents are in the room. Ask, too, who holds the microphone. An MC who reads the names once before the event is worth more than one with a big voice.

## The answers that should make you pause

- "We do not really do contracts."
- "The other DJ in our team will be in touch," when you liked *this* one.
- A deposit that has to be paid today, by a method that leaves no receipt.
- Reviews that all appeared in the same month.

## And the ones about me

It would be odd to write this without answering it. I am licensed and insured, and the certificate goes to your venue before you have to ask twice. A second system comes to every event. Everything is agreed in writing, with a money-back guarantee in it. The prices stand on the [home page](/#packages), and the fastest way to put the other questions is the [contact form](/contact).',
   'blogFlightCasesAndCables', 1, 1793725200000, 1793725200000);
--> statement-breakpoint
INSERT INTO mixes (id, title, platform, video_id, url, duration, tags, cover, created_at) VALUES
  ('mix-golden-hour', 'Golden hour on the Gulf', 'soundcloud', NULL, 'https://soundcloud.com/sunsetbaydj/golden-hour-on-the-gulf', '58:12',
   '["house", "sunset", "cocktail hour"]', 'festivalsSunsetCrowd', 1793376000000),
  ('mix-booth-cam', 'Two hours from the booth', 'youtube', 'ScMzIvxBSi4', NULL, '1:58:40',
   '["open format", "live"]', 'clubsDjBoothWithLasers', 1791561600000),
  ('mix-first-dances', 'First dances, last songs', 'mixcloud', NULL, 'https://www.mixcloud.com/sunsetbaydj/first-dances-last-songs/', '1:04:05',
   '["wedding", "throwback"]', 'weddingsFirstDanceBistroLights', 1789747200000),
  ('mix-quince', 'Vals to perreo', 'soundcloud', NULL, 'https://soundcloud.com/sunsetbaydj/vals-to-perreo', '47:30',
   '["latin", "open format"]', 'serviceQuinceanera', 1787328000000),
  ('mix-cocktails', 'Low volume, long evening', 'mixcloud', NULL, 'https://www.mixcloud.com/sunsetbaydj/low-volume-long-evening/', '1:31:22',
   '["cocktail hour", "soul"]', 'corporateReceptionUplighting', 1783699200000),
  ('mix-mirror-ball', 'Everything with a mirror ball', 'youtube', 'ScMzIvxBSi4', NULL, '1:12:09',
   '["disco", "throwback", "house"]', 'clubsMirrorBallLightSpots', 1780675200000);
