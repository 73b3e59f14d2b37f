/*
 * Words that do not belong on a screen at a party, in English and Spanish. What holds one is not lost: the DJ sees it, and lets it
 * through where it is the name of a song.
 */

/** A word that begins with one of these. */
const stems = [
  ...["fuck", "motherfuck", "shit", "bullshit", "cunt", "nigg", "fagg", "bitch", "whore", "slut", "pussy", "wank"],
  ...["asshol", "arsehol", "bastard", "porn", "dildo", "blowjob", "handjob", "retard", "rapist", "jizz", "cumshot"],
  ...["putas", "putos", "mierda", "pendej", "cabron", "chinga", "maricon", "hitler", "masturbat", "pedophil"],
];

/** A word that is one of these. */
const words = new Set([
  ...["ass", "cock", "cocks", "dick", "dicks", "penis", "vagina", "tit", "tits", "boobs", "cum", "fag", "fags", "fuk"],
  ...["kike", "spic", "chink", "gook", "wetback", "tranny", "dyke", "nazi", "nazis", "kkk", "kys", "rape", "raped"],
  ...["puta", "puto", "culo", "verga", "joder", "pinche", "hoe", "hoes", "thot", "twat", "prick", "wtf", "stfu"],
]);

const stemWords = new RegExp(`^(?:${stems.join("|")})`);

/** Signs that stand for letters where a word is hidden. */
const lookalikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  "5": "s",
  $: "s",
  "7": "t",
};

/** An address on the web or of a mail, and a number to call. */
const reaches = /https?:|www\.|\b[\w-]+\.(?:com|net|org|info|io|co|ru|tk|xyz|me)\b|\S@\S+\.\S|(?:\d[\s().-]*){9,}/i;

/** A word with signs in place of its letters: "f**k". */
const hidden = /\p{L}[*#_]+\p{L}|\p{L}\*{2,}/u;

const isScreened = (word: string): boolean => stemWords.test(word) || words.has(word);

/** Whether the DJ should look at what a guest typed before others see it. */
export function needsALook(typed: string): boolean {
  if (reaches.test(typed) || hidden.test(typed)) return true;
  const plain = typed.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const read = plain.replace(/[@431!05$7]/g, (sign) => lookalikes[sign] ?? sign);
  const split = [plain, read].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  // Letters apart from one another are one word, and letters said longer are said once.
  const spaced = plain.replace(/\b(\p{L})[\s.\-_]+(?=\p{L}\b)/gu, "$1").split(/\s+/);
  return [...split, ...spaced].some((word) => isScreened(word) || isScreened(word.replace(/(.)\1+/g, "$1")));
}
