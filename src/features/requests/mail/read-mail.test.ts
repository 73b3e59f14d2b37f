import { expect, it } from "vitest";
import { bring, keptMail, keptMails, replyTo } from "../../../test/incoming-mail.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";

const written: Readonly<Record<string, string>> = {
  "gmail-web":
    'Hi! Could we have the first dance at 8:15 instead of 8?\n\nAlso, my uncle asks for "Sweet Caroline".\n\nThanks,\nAna',
  "gmail-signature": "We will be 120 people, not 100.",
  "gmail-android": "Yes please",
  "gmail-html-only": "Is there a plug near the dance floor?\n\nAna",
  "gmail-spanish": "¿Podemos empezar a las 7? Mañana te mando la lista.",
  "gmail-inline-answers": "At half past five.\n\nAbout 90.",
  "outlook-desktop":
    "Hello,\n\nThe ballroom is on the second floor and the freight elevator closes at four.\n\nRegards,\nAna",
  "outlook-desktop-html": "Hello,\n\nThe café closes at 4\u202fpm – please load in before.",
  "outlook-web": "That works for us. See you on the 12th!",
  "outlook-phone": "Running ten minutes late for the call",
  "outlook-old": "Confirmed, thank you.",
  "outlook-german": "Hallo,\n\nkönnen wir um 19 Uhr anfangen? Viele Grüße",
  "outlook-rtf-winmail": "The seating plan is attached.",
  "apple-mail": "Could you bring the wireless microphone for the toasts?\n\nAna",
  iphone: "Sounds great, we are in!",
  "iphone-html-only": "Two things:\n- no line dances\n- cake at nine",
  "iphone-picture": "Here is the room.",
  "iphone-japanese": "こんにちは。\n二次会の曲をお願いします。",
  samsung: "Ok for Saturday",
  yahoo: "My mother would like to speak before dinner. Is that OK?",
  "yahoo-phone": "Can you play outside?",
  thunderbird: "Please use the north gate.\n\nAna",
  "thunderbird-below": "I have signed it just now.",
  proton: "All good from our side.",
  french: "D'accord pour 20 h, merci !",
  "plain-without-quote":
    "On Saturday my aunt wrote:\nshe needs a seat near the stage.\n> 100 guests\nSent from my heart, really.",
  "forwarded-venue":
    "See what the venue says.\n\n---------- Forwarded message ---------\nFrom: Sand Key Events <events@sandkey.example>\nDate: Thu, Nov 19, 2026 at 4:02 PM\nSubject: Load-in times\nTo: Ana Nunez <ana@example.com>\n\nLoad-in is from 2 to 4 PM at the rear dock.",
  "forwarded-apple":
    "For the trailer:\n\nBegin forwarded message:\nFrom: Sand Key Events <events@sandkey.example>\nSubject: Parking\nDate: November 19, 2026 at 4:02:11 PM EST\nTo: ana@example.com\n\nSpot 14 is yours.",
  "html-with-script": "Hello <b>DJ</b>\n\nTom & Ana\nDinner\n7 PM",
  "base64-utf8": "Perfekt 🎉 – bis Samstag!",
  "windows-1252": "It’s the “big” room – see you",
  "calendar-answer": "I will call you then.",
  "pdf-and-zip": "The floor plan and all songs.",
  "logo-in-signature": "We need a second speaker.",
  "mail-as-file": "The caterer wrote this.",
  "several-languages": "שלום, נשמח לשיר הזה\nمرحبا\n谢谢",
  "broken-mime": "Still readable",
};

const automatic = [
  ...["auto-vacation-gmail", "auto-vacation-outlook", "auto-ticket", "auto-precedence"],
  ...["list-mail", "bounce", "bounce-without-headers"],
];

const waiting: Readonly<Record<string, string>> = {
  "spoofed-other-address": "Please send the invoice to my new account.",
  "spoofed-dmarc": "Cancel everything.",
  "spoofed-name": "It is me, really.",
  "spoofed-two-senders": "One of us.",
  "without-from": "Who am I?",
  "forwarded-own-mail": "I am the groom, and 8 PM is fine.",
};

const withoutWords = ["only-quoted", "empty"];

const envelopeOf: Readonly<Record<string, string>> = {
  bounce: "<>",
  "bounce-without-headers": "MAILER-DAEMON@mail.example.com",
};

async function bringAll(names: readonly string[]) {
  const booking = await storeBooking({ clientEmail: "ana@example.com" });
  const to = await replyTo("b", booking.id);
  const said: Record<string, unknown> = {};
  for (const name of names) {
    const done = await bring(keptMail(name), to, { from: envelopeOf[name] ?? "ana@example.com" });
    const [request] = await rows("SELECT message FROM client_requests");
    const [held] = await rows("SELECT words FROM mail_replies WHERE accepted_at IS NULL");
    said[name] = request?.message ?? (held ? { waits: held.words } : (done.forwardedTo[0] ?? null));
    await rows("DELETE FROM client_requests");
    await rows("DELETE FROM mail_replies");
  }
  return said;
}

it("knows of every kept mail what becomes of it", () => {
  const known = [...Object.keys(written), ...automatic, ...Object.keys(waiting), ...withoutWords];
  expect(known.toSorted()).toEqual(keptMails.toSorted());
  expect(known.length).toBeGreaterThanOrEqual(50);
});

it("finds the words that were written, and no others", async () => {
  expect(await bringAll(Object.keys(written))).toEqual(written);
});

/** Milliseconds: with a search that goes back and forth it took minutes. */
const patience = 30_000;

it(
  "reads a mail of one line that is written to be searched for long",
  async () => {
    const booking = await storeBooking({ clientEmail: "ana@example.com" });
    const body = `Hi\n2026 abcdefg <${"@".repeat(200_000)}`;
    await bring(`From: ana@example.com\nSubject: Hi\n\n${body}\n`, await replyTo("b", booking.id));
    expect(await rows("SELECT substr(message, 1, 3) AS begins FROM client_requests")).toEqual([{ begins: "Hi\n" }]);
  },
  patience,
);

it("believes no results of a check that are written to be searched for long", async () => {
  const booking = await storeBooking({ clientEmail: "ana@example.com" });
  const nested = "(".repeat(20_000) + ")".repeat(20_000);
  const results = `mx.cloudflare.net; dmarc=pass header.from=example.com, x; ${nested}`;
  const raw = `Authentication-Results: ${results}\nFrom: ana@example.com\nSubject: Hi\n\nHello\n`;
  await bring(raw, await replyTo("b", booking.id));
  expect(await rows("SELECT message FROM client_requests")).toEqual([]);
  expect(await rows("SELECT words FROM mail_replies")).toEqual([{ words: "Hello" }]);
});

it("takes nothing of what nobody wrote", async () => {
  expect(await bringAll(automatic)).toEqual(Object.fromEntries(automatic.map((name) => [name, null])));
});

it("lets wait what may be somebody else's", async () => {
  expect(await bringAll(Object.keys(waiting))).toEqual(
    Object.fromEntries(Object.entries(waiting).map(([name, waits]) => [name, { waits }])),
  );
});

it("leaves a mail without words to the owner's mailbox", async () => {
  expect(await bringAll(withoutWords)).toEqual(
    Object.fromEntries(withoutWords.map((name) => [name, "owner@mailbox.test"])),
  );
});
