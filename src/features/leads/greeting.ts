/** Letters of any script and their marks, with one hyphen at most. */
const word = String.raw`\p{L}[\p{L}\p{M}'’]{0,19}(?:-\p{L}[\p{L}\p{M}'’]{0,19})?`;
const capital = String.raw`(?!\p{Ll})${word}`;

/** In small letters, before and between a name's words. */
const particle = "da|das|de|del|della|der|di|dos|du|la|las|le|los|ten|van|von|zu|bin|ibn|al|el";

/** One word, or up to four of which none begins with a small letter, as in sentences. */
const name = new RegExp(
  String.raw`^(?:${word}|(?:(?:Dr|Mrs?|Ms)\. )?(?:(?:${particle}) ){0,2}${capital}(?: (?:(?:&|and|y|e|${particle}) ){0,2}${capital}){0,3}(?:,? [JS]r\.)?)$`,
  "u",
);

/** Words of lures and sentences that nobody is called by. */
const never = new Set(
  `account accounts ahora alert apply bitcoin bonus cancel casino claim click confirm congratulations coupon crypto cuenta deposit
  dinero discount dollars download dont earn expired expires felicidades from gana gane gratis here http https install invest invoice
  jackpot limited llame locked login lottery million millions now offer offers oferta online order password payment payout paypal
  please porn premio prize prizes profit refund reward rewards security suspended support that these this those today tonight
  unlock unsubscribe update upgrade urgent verify viagra visit warning website winner winners www your yours
  aqui espera gesperrt irs konto overdue package paquete parcel reply yourself
  naked nude nudes bitch bitches cunt fuck fucker fucking nigga nigger shit slut whore`.split(/\s+/),
);

/** Words of lures that somebody may be called by: at most one is in a name. */
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

/** In small letters, split at hyphens and capitals. */
const wordsOf = (typed: string): string[] =>
  typed
    .replace(/['’.]/g, "")
    .split(/[\s,&-]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map((each) => each.toLowerCase());

/** Letters of one alphabet that pass for those of another. */
const mixed = /(?=.*\p{Script=Latin})(?=.*[\p{Script=Cyrillic}\p{Script=Greek}])/u;

function isLure(typed: string): boolean {
  const words = wordsOf(typed);
  return (
    mixed.test(typed) ||
    typed.normalize("NFKC") !== typed.normalize("NFC") ||
    words.map(withoutAccents).some((each) => never.has(each) || joined.test(each)) ||
    // Short ones with accents are names of Vietnam.
    words.filter((each) => seldom.has(each.length > 3 ? withoutAccents(each) : each)).length > 1
  );
}

/** Characters. */
const longest = 40;

/**
 * Letters of one alphabet, at most four words, and no address, link, number, sentence or lure. Only such a name is
 * repeated in a mail to somebody else than who typed it.
 */
export const looksLikeName = (typed: string): boolean => typed.length <= longest && name.test(typed) && !isLure(typed);

/** The name may be typed by somebody else than the reader. */
export const helloToNamed = (typed: string): string => (looksLikeName(typed) ? `Hello ${typed}` : "Hello");

/** The last name is no word that firms end in. */
const person =
  /^(\p{Lu}[\p{L}\p{M}'’-]+) (?!(?:Club|Co|Company|Events?|Foundation|Group|Hotel|Inc|LLC|Resort|School|Studios?|University|Weddings?)$)\p{Lu}[\p{L}\p{M}'’-]+$/u;

/** "Ana" of "Ana Lind"; a company as it is. */
export const nameIn = (clientName: string): string => person.exec(clientName)?.[1] ?? clientName;

/** For the DJ's clients: by the first name where the name is plainly a person's, else by all of it. */
export const helloTo = (clientName: string): string => `Hello ${nameIn(clientName)}`;

/** Whoever filled in the form may be anybody, and the mail's reader somebody else. */
export const thanksTo = (firstName: string): string =>
  looksLikeName(firstName) ? `Thank you, ${firstName}` : "Thank you";
