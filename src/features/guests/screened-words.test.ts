import { expect, it } from "vitest";
import { isScreened } from "./screened-words.ts";

/** Songs and artists that anybody may ask for. */
const real = [
  ...[
    "867-5309/Jenny",
    "Assassin",
    "Scunthorpe Nights",
    "Pusha T",
    "Kiss FM",
    "Kiss",
    "will.i.am",
    "deadmau5",
    "Ke$ha",
  ],
  ...[
    "P!nk",
    "A$AP Rocky",
    "634-5789 (Soulsville, U.S.A.)",
    "777-9311",
    "1-800-273-8255",
    "99 Luftballons",
    "Mambo No. 5",
  ],
  ...[
    "B*Witched",
    "N*E*R*D",
    "Theme from M*A*S*H",
    "*NSYNC",
    "A*Teens",
    "C.R.E.A.M.",
    "D.A.N.C.E.",
    "R.E.M.",
    "S.O.S.",
  ],
  ...[
    "P.U.S.H.",
    "T.N.T.",
    "P.I.M.P.",
    "H.E.R.",
    "24K Magic",
    "6ix9ine",
    "3OH!3",
    "50 Cent",
    "U2",
    "2Pac",
    "6LACK",
    "blink-182",
  ],
  ...["The B-52's", "CHVRCHES", "MGMT", "Sum 41", "Panic! at the Disco", "Florence + The Machine", "Guns N' Roses"],
  ...["AC/DC", "Jay-Z", "A-ha", "T-Pain", "Bichota", "King Kunta", "Night Fever", "Nights in White Satin", "Push It"],
  ...[
    "Let's Hit the Road",
    "Who Really Cares",
    "Single Ladies (Put a Ring on It)",
    "Donald Fagen",
    "The Pussycat Dolls",
  ],
  ...["Oh Oh Oh Oh Oh Oh Oh", "25 or 6 to 4", "One Two Three Four", "Uno Dos Tres Cuatro", "1, 2 Step", "5, 6, 7, 8"],
  ...[
    "Mr. Brightside",
    "feat.Rihanna",
    "Hot in Herre",
    "Cocktail",
    "Grape",
    "Class of '99",
    "Bass Down Low",
    "Titanium",
  ],
  ...[
    "Cumbia",
    "Classic",
    "Coke Bottle",
    "Hello",
    "Katyusha (Катюша)",
    "Группа крови",
    "Σ' αγαπώ",
    "Beyoncé",
    "Motörhead",
  ],
  ...[
    "Ænema",
    "Sigur Rós",
    "Los del Río",
    "Nguyễn Văn Chung",
    "夜に駆ける",
    "방탄소년단",
    "حبيبي يا نور العين",
    "שיר לשלום",
  ],
  ...["👩‍🎤 Dancing Queen", "7 rings", "9 to 5", "1999", "10,000 Hours", "Seasons of Love (525,600 Minutes)", "Ho Hey"],
  ...[
    "Fa-Fa-Fa-Fa-Fa (Sad Song)",
    "Shih Tzu Blues",
    "Spice Girls",
    "Nazareth",
    "Analyse",
    "Charles Dickens",
    "Peacock",
  ],
  ...["Dot and Dash", "Meet Me @ the Altar", "Santa Fe", "Ice Ice Baby", "Vitamin C"],
  ...[
    "Someone Like You",
    "Weight of Love",
    "Often",
    "1, 2, 3, 4",
    "Call Me Maybe",
    "Follow Me",
    "Text Me",
    "Insta Lova",
  ],
  ...[
    "Twenty One Pilots",
    "Three Little Birds / One Love",
    "Nine Million Bicycles",
    "Straße",
    "Łona",
    "Þorn",
    "İstanbul",
  ],
  ...["Seven Nation Army", "One (Is the Loneliest Number)", "99 Problems", "Five Foot Two", "De La Soul", "D.J. Kool"],
];

/** What waits: listed words in the spellings by which people get around a list, and ways to reach somebody. */
const screened = [
  ...["fuck", "Shit Happens", "fuuuck", "f u c k", "f.u.c.k", "fu ck", "f uck", "f**k", "f***", "sh*t", "f_ck", "fu­ck"],
  // Cyrillic, Greek, small capitals, fullwidth, mathematical, circled, squared, flags.
  ...["fuсk", "ѕhіt", "аss", "ςhit fυck", "ꜰᴜᴄᴋ", "ｆｕｃｋ", "𝒻𝓊𝒸𝓀", "𝐬𝐡𝐢𝐭", "ⓕⓤⓒⓚ", "🅵🆄🅲🅺", "🇫 🇺 🇨 🇰"],
  ...[
    "fu\u200bck",
    "f\u2060uck",
    "sh\ufe0fit",
    "f\u0301u\u0302ck",
    "\u202eshit",
    "s\u200fhit",
    "fu\u3164ck",
    "f\u034fuck",
  ],
  ...["sh1t", "5h17", "b1tch", "a$$", "@ss", "a55h01e", "f4g", "n1gg4", "n166er", "$h!t", "p0rn", "c0ck", "b00bs"],
  ...[
    "phuck",
    "fvck",
    "fukk",
    "fuq",
    "phuk u",
    "shyt",
    "biatch",
    "bytch",
    "azz",
    "azzhole",
    "dik",
    "kunt",
    "cunts",
    "kok",
  ],
  ...["niqqa", "muthafucka", "slvt", "pr0n", "pussi", "phag"],
  ...[
    "www.evil.example",
    "evil.com",
    "evil . com",
    "evil dot com",
    "evil (dot) com",
    "evil。com",
    "ｅｖｉｌ．ｃｏｍ",
    "еvil.соm",
  ],
  ...["ana@example.org", "ana at gmail", "@ana_lee", "follow @ana_lee", "ig: analee", "bit.ly/abc", "https://x"],
  ...[
    "813-555-0123",
    "8 1 3 5 5 5 0 1 2 3",
    "(813) 555 0123",
    "555-0123",
    "+1.813.555.0123",
    "８１３５５５０１２３",
    "①③⑤-⑤⑤②⑦",
  ],
  ...[
    "eight one three five five five oh one two three",
    "call five 5 five oh 1 two 3",
    "1️⃣3️⃣5️⃣5️⃣2️⃣7️⃣8️⃣",
    "ocho uno tres cinco cinco cinco cero",
  ],
  "H̶̡̛̖e̵̢̛̖l̶̡̛̖l̷̢̛̖ơ̸̡̖",
  // Letters of scripts that no song is written in, or of two that look alike in one word, and blanks.
  ...["ᖴᑌᑕK", "ꮪhit", "ꓠꓲꓖꓖꓮ", "f𐓎ck", "fuc\u0138", "shi†", "s h 1 t", "ni🅱️🅱️a", "f\u2800u\u2800c\u2800k"],
  ...["٨١٣ ٥٥٥ ٠١٤٢", "८१३५५५०१४२", "8/1/3/5/5/5/0", "8_1_3_5_5_5_0", "8*1*3*5*5*5*0", "8 | 1 | 3 | 5 | 5 | 5 | 0"],
  ...[
    "eightonethreefivefivefivezero",
    "813five55zero142",
    "813-555-O142",
    "double five five triple one 2 9",
    "8i3 555 0l42",
  ],
  ...[
    "hxxp://ev.il",
    "ex ample d0t c0m",
    "example,com",
    "e x a m p l e . c o m",
    "xn--abc",
    "exämple.de",
    "mysite.party",
  ],
  ...["insta joe_x", "my ig is joe", "find me on instagram joe", "venmo joe-x", "my number is the one on the card"],
];

it("shows real songs and artists", () => {
  expect(real.filter(isScreened)).toEqual([]);
});

it("has listed words in all their spellings wait, and ways to reach somebody", () => {
  expect(screened.filter((text) => !isScreened(text))).toEqual([]);
});

it("is answered at once for the longest text that a form takes", () => {
  for (const text of [
    "v*".repeat(200),
    `d${"*".repeat(398)}x`,
    `f${"-".repeat(398)}x`,
    "1 ".repeat(200),
    "@a".repeat(200),
  ])
    expect(typeof isScreened(text)).toBe("boolean");
});
