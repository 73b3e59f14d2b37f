/* English and Spanish words. The DJ reads a text that has one before the party's screen shows it. */

/** Beginnings of listed words. */
const stems =
  `fuck motherfuck muthafuck shit bullshit cunt nigg niqq fagg bitch biatch whore slut pussy wank asshol arsehol bastard
  porn pron dildo blowjob handjob retard rapist jizz cumshot putas putos mierda pendej cabron chinga maricon hitler masturbat
  pedophil nibba`.split(/\s+/);

const words =
  `ass cock cocks dick dicks penis vagina tit tits boobs cum fag fags fuk fcuk fuc kike spic chink gook wetback tranny
  dyke nazi nazis rape raped puta puto culo verga joder pinche hoe hoes thot twat prick niga nigas`.split(/\s+/);

/** By spelling, because by sound one would match "kiss". */
const abbreviations = ["kkk", "kys", "wtf", "stfu"];

/** Artists whose names begin with a stem. */
const artists = /^pussycat/;

const firstOf = (groups: string): ReadonlyMap<string, string> =>
  new Map(groups.split(" ").flatMap(([first = "", ...others]) => others.map((each) => [each, first])));

/** These look like Latin letters after NFKD. */
const lookalikes = firstOf(
  "aаαɑᴀ bвьβʙ cсϲᴄ¢ dԁđᴅ eеεɛҽᴇє fƒғꜰϝꞙ gɡɢԍց hнһʜհ iіιıɪᎥ jјϳᴊ kкκᴋĸ lӏʟł mмᴍ nпηɴո oоοσøᴏօ pрρᴘ qԛզ rгʀ sѕꜱ tтτᴛ† uυцᴜսμ vνѵᴠ wѡωԝшᴡ xхχ yуүγʏ zᴢ .。․·•",
);

/** A "1" may be either of two. */
const leet = firstOf("a@4 b8 e3€ g69 i1!| o0 s5$ t7+");

/** A to Z in black circles, black squares and as flags, which NFKC does not fold. */
const emojiLetters = [0x1f150, 0x1f170, 0x1f1e6];

function letterOf(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  const first = emojiLetters.find((start) => point >= start && point < start + 26);
  return first === undefined ? (lookalikes.get(sign) ?? sign) : String.fromCharCode(97 + point - first);
}

/** Each script has its digits in a row from zero. */
const ourDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
    return String(value);
  });

/** Lower case without accents and invisible characters. */
const plain = (typed: string): string =>
  [
    ...ourDigits(typed.normalize("NFKD"))
      .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, "")
      .toLowerCase(),
  ]
    .map(letterOf)
    .join("")
    .replace(/['’‘`]/g, "");

const read = (text: string, one: "i" | "l"): string =>
  text.replace(/[^\s\p{P}\p{S}]*\p{L}[^\s]*|\S*[$@!|]\S*/gu, (word) =>
    word.replace(/[@483€691!|05$7+]/g, (sign) => (leet.get(sign) === "i" ? one : (leet.get(sign) ?? sign))),
  );

const sound = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/tch/g, "ch")
    .replace(/c?k+|q|c+(?![eiyhc])/g, "k")
    .replace(/(?<=[^aeiou])v(?=[^aeiou])/g, "u")
    .replaceAll("z", "s")
    .replaceAll("y", "i");

/** Letters may repeat, and all but the first may be a "*". */
const said = (word: string): string =>
  [...word].map((letter, at) => `${at === 0 ? letter : `[${letter}*]`}${letter === word[at + 1] ? "" : "+"}`).join("");

const anyOf = (all: readonly string[]): string => `(?:${all.map(said).join("|")})`;
const written = new RegExp(`^${anyOf(stems)}|^${anyOf([...words, ...abbreviations])}$`);
// By sound with usual endings alone, so that "Bichota" and "Kunta" pass.
const sounding = new RegExp(`^${anyOf(stems.map(sound))}(?:[ei]?s|er?s?|ed|ing?|i)?$|^${anyOf(words.map(sound))}$`);

const isListed = (word: string): boolean => !artists.test(word) && (written.test(word) || sounding.test(sound(word)));

/** Joins "f u c k", "f.u.c.k", "fu ck", and a single letter with the next word. */
const together = (text: string): readonly string[] => [
  text.replace(/(?<![\p{L}\p{N}])(\p{L}{1,2})[^\p{L}\p{N}]+(?=\p{L}{1,2}(?![\p{L}\p{N}]))/gu, "$1"),
  text.replace(/(?<![\p{L}\p{N}])(\p{L})[\s._-]+(?=\p{L})/gu, "$1"),
];

const closed = (text: string): string =>
  text.replace(/(?<!\S)\S(?: +\S(?!\S)){2,}/g, (signs) => signs.replaceAll(" ", ""));

/** Words like "f**k". At the ends only stars count, other signs are punctuation. */
const masked = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}*#_.~-]+/u)
    .map((word) => word.replace(/^[*#_.~-]+|[_.~-]+$/g, ""))
    .filter((word) => !/^\p{L}(?:[*#_.~-]\p{L})+$/u.test(word))
    .map((word) => word.replace(/[*#_.~-]/g, "*").replace(/\*{8,}/g, "********"));

/** Scripts of today's songs; others serve only as lookalikes. */
const modern = [
  "Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam",
  "Sinhala Thai Lao Khmer Myanmar Tibetan Mongolian Ethiopic Hangul Han Hiragana Katakana Bopomofo Common Inherited",
].flatMap((names) => names.split(" ").map((name) => String.raw`\p{Script=${name}}`));
const oddLetter = new RegExp(String.raw`(?![${modern.join("")}])\p{L}`, "u");

const mixed =
  /\p{Script=Latin}[\p{L}\p{M}]*[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]|[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}][\p{L}\p{M}]*\p{Script=Latin}/u;

/** A web or mail address or a network's handle, also in words. */
const networks = "ig|insta(?:gram)?|snap(?:chat)?|tiktok|venmo|cash ?app|zelle|whats ?app|telegram|onlyfans";
const address = new RegExp(
  [
    String.raw`h(?:tt|xx)ps?:|\bwww\b|\bxn--|\S@\S+\.\S|(?:^|[\s(:,])@[\p{L}\p{N}_.]{2,}|\b(?:gmail|hotmail|icloud)\b`,
    String.raw`[\p{L}\p{N}]\.[a-z]{2,}\/\S|\bdot\s*(?:com|net|org|info|io|co|me|tv|gg|app|link)\b|[\p{L}\p{N}]\s*[.,]\s*com\b`,
    String.raw`[\p{L}\p{N}-]+\.(?:com|net|org|info|biz|io|co|ru|tk|xyz|me|tv|gg|app|link|site|shop|online|club|us|uk|ly|de|fr|es|eu|ca|au|br|mx|nl)\b`,
    String.raw`[\p{L}\p{N}-]+\.(?:dev|page|live|pro|party|dance|photos?|photography|studio|music|band|store|world|events|social|cc|vip|casino|bet|porn|xxx|sex|dating|chat)\b`,
    String.raw`\b(?:${networks})(?:\s*[:@=]|\s+(?:is\s+)?[\p{L}.]*[_\d])|\bmy\s+(?:${networks}|number|cell|phone number|e-?mail)\b`,
    String.raw`\b(?:find|follow|add|dm|text|message)\s+(?:me|us)\s+(?:on|at)\b|\b(?:venmo|zelle|onlyfans)\s+\S`,
  ].join("|"),
  "iu",
);

const numberWords = [
  "zero|oh|cero",
  "one|uno",
  "two|dos",
  "three|tres",
  "four|cuatro",
  "five|cinco",
  "six|seis",
  "seven|siete",
  "eight|ocho",
  "nine|nueve",
].map((word) => new RegExp(word, "g"));

/** Songs named by a number. */
const songNumbers = new Set(["8675309", "6345789", "7779311", "18002738255"]);

/** Reads digits in words, said "double", and lookalike letters beside digits. */
const withFigures = (text: string): string =>
  numberWords
    .reduce((all, word, digit) => all.replace(word, String(digit)), text)
    .replace(/\b(double|doble|triple)\s*(\d)/g, (_, times, digit) => digit.repeat(times === "triple" ? 3 : 2))
    .replace(/(?<=\d[^\p{L}\p{N}]?)o+(?=[^\p{L}\p{N}]?\d)/gu, (zeros) => "0".repeat(zeros.length))
    .replace(/(?<=\d[^\p{L}\p{N}]?)[il](?=[^\p{L}\p{N}]?\d)/gu, "1");

/** At least seven digits, three of them different. */
const hasPhoneNumber = (text: string): boolean =>
  [...withFigures(text).matchAll(/\d(?:[^\p{L}\p{N}]{0,4}\d){6,}/gu)].some(([found]) => {
    const digits = found.replace(/\D/g, "");
    return new Set(digits).size > 2 && !songNumbers.has(digits);
  });

/** The DJ reads listed words and ways to contact somebody first. */
export function isScreened(typed: string): boolean {
  if (/\p{M}{4,}/u.test(typed.normalize("NFD"))) return true;
  const composed = typed.normalize("NFKC");
  if (oddLetter.test(composed) || mixed.test(composed)) return true;
  const text = plain(typed);
  const joined = text.replace(/[[({<]\s*(\.|dot|at)\s*[\])}>]/g, " $1 ");
  const letters = [text, closed(text)]
    .flatMap((each) => [read(each, "i"), read(each, "l")])
    .flatMap((each) => [each, ...together(each)]);
  if ([joined, typed, ...letters.map((each) => each.replace(/\s+\.\s*/g, "."))].some((each) => address.test(each)))
    return true;
  if (hasPhoneNumber(text)) return true;
  return [text, ...letters, ...together(text)].some(
    (each) => each.split(/[^\p{L}\p{N}]+/u).some(isListed) || masked(each).some(isListed),
  );
}
