import { bookingMails } from "../../content/words/en/booking-mails.ts";
import type { Words } from "../../content/words/en/index.ts";
import { mails } from "../../content/words/en/mails.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { dateIn, fill, listIn } from "../../platform/language.ts";
import { eventTypeIn } from "../../platform/pages/words.ts";

/** Letters of any script, with one hyphen at most. */
const word = String.raw`\p{L}[\p{L}\p{M}'’]{0,19}(?:-\p{L}[\p{L}\p{M}'’]{0,19})?`;
const capital = String.raw`(?!\p{Ll})${word}`;

/** Lower-case parts of names. */
const particle = "da|das|de|del|della|der|di|dos|du|la|las|le|los|ten|van|von|zu|bin|ibn|al|el";

/** One word, or up to four without the small initials of sentences. */
const name = new RegExp(
  String.raw`^(?:${word}|(?:(?:Dr|Mrs?|Ms)\. )?(?:(?:${particle}) ){0,2}${capital}(?: (?:(?:&|and|y|e|${particle}) ){0,2}${capital}){0,3}(?:,? [JS]r\.)?)$`,
  "u",
);

/** Spam words that are nobody's name. */
const never = new Set(
  `account accounts ahora alert apply bitcoin bonus cancel casino claim click confirm congratulations coupon crypto cuenta deposit
  dinero discount dollars download dont earn expired expires felicidades from gana gane gratis here http https install invest invoice
  jackpot limited llame locked login lottery million millions now offer offers oferta online order password payment payout paypal
  please porn premio prize prizes profit refund reward rewards security suspended support that these this those today tonight
  unlock unsubscribe update upgrade urgent verify viagra visit warning website winner winners www your yours
  aqui espera gesperrt irs konto overdue package paquete parcel reply yourself
  naked nude nudes bitch bitches cunt fuck fucker fucking nigga nigger shit slut whore`.split(/\s+/),
);

/** Spam words that are also names: a name has at most one. */
const seldom = new Set(
  `all are at bank best big buy call card cards cash clic com date deal dot earn easy fast for free get gift girl girls has have hot in
  is it loan look make me meet money my new of on open our pay play price quick read sale save see send sex sexy shop take text the to
  us watch we win with won ya you
  agent bank final notice owe zero one two three four five six seven eight nine cero uno dos tres cuatro cinco seis siete ocho nueve`.split(
    /\s+/,
  ),
);

const joined = new RegExp(`^(?:${[...never, ...seldom].filter((each) => each.length > 2).join("|")}){2,}$`);

const withoutAccents = (each: string): string => each.normalize("NFD").replace(/\p{M}/gu, "");

const wordsOf = (typed: string): string[] =>
  typed
    .replace(/['’.]/g, "")
    .split(/[\s,&-]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map((each) => each.toLowerCase());

/** Letters that imitate another alphabet's. */
const mixed = /(?=.*\p{Script=Latin})(?=.*[\p{Script=Cyrillic}\p{Script=Greek}])/u;

function isLure(typed: string): boolean {
  const words = wordsOf(typed);
  return (
    mixed.test(typed) ||
    typed.normalize("NFKC") !== typed.normalize("NFC") ||
    words.map(withoutAccents).some((each) => never.has(each) || joined.test(each)) ||
    // Short words with accents are Vietnamese names.
    words.filter((each) => seldom.has(each.length > 3 ? withoutAccents(each) : each)).length > 1
  );
}

/** Characters. */
const longest = 40;

/**
 * One alphabet, at most four words, and nothing like spam: only such a name is repeated to an address that its writer
 * may not own.
 */
export const looksLikeName = (typed: string): boolean => typed.length <= longest && name.test(typed) && !isLure(typed);

/** Somebody else may have typed the name. */
export const helloToNamed = (typed: string, { hello, helloToAnyone } = bookingMails): string =>
  looksLikeName(typed) ? fill(hello, { name: typed }) : helloToAnyone;

/** Firms' endings are no last names. */
const person =
  /^(\p{Lu}[\p{L}\p{M}'’-]+)((?: (?!(?:Club|Co|Company|Events?|Foundation|Group|Hotel|Inc|LLC|Resort|School|Studios?|University|Weddings?)(?: |$))\p{Lu}[\p{L}\p{M}'’-]+)+)$/u;

/** "Ana" for "Ana Lind", in Spanish for "Ana Núñez Peña" too; a company stays whole. */
export function nameIn(clientName: string, { lastNames } = bookingMails): string {
  const [, first, last = ""] = person.exec(clientName) ?? [];
  return first && last.split(" ").length <= lastNames + 1 ? first : clientName;
}

/** Somebody else may have typed the names of those who share a mailbox. */
export const helloToAll = (names: readonly string[], { formats, bookingMails: mailWords }: Words): string =>
  helloToNamed(
    names.length > 1
      ? listIn(
          formats,
          names.map((each) => nameIn(each, mailWords)),
        )
      : names.join(""),
    mailWords,
  );

/** For the DJ's clients. */
export const helloTo = (clientName: string, mailWords = bookingMails): string =>
  fill(mailWords.hello, { name: nameIn(clientName, mailWords) });

/** What mails to the client say of their booking. */
export const bookingIn = (
  { clientName, eventType, eventDate }: { clientName: string; eventType: string; eventDate: CalendarDate },
  words: Words,
) => ({
  hello: helloTo(clientName, words.bookingMails),
  event: eventTypeIn(words, eventType),
  date: dateIn(words.formats, eventDate),
});

/** Somebody else may have filled in the form. */
export const thanksTo = (firstName: string, { thanks, thanksTo: to } = mails): string =>
  looksLikeName(firstName) ? fill(to, { name: firstName }) : thanks;
