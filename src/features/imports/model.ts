export const importFieldLabels = {
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  kind: "Kind of event",
  date: "Date of the event",
  start: "Start, or start and end",
  end: "End",
  venue: "Venue",
  city: "City",
  guests: "Guests",
  package: "Package",
  price: "Price",
  deposit: "Deposit, as agreed",
  paid: "Paid already",
  owed: "Still owed",
  paidOn: "Day of the payment",
  method: "How it was paid",
  signed: "Signed, or the day of it",
  status: "Status",
  bookedOn: "Day it was booked; empty: a lead",
  project: "Name of the project",
  songTitle: "Song",
  songArtist: "Artist of the song",
  songPreference: "Must play, or not",
  consentOn: "Day of the consent to newsletters",
  consentSource: "Where the consent was given",
  notes: "Notes",
} as const;

export type ImportField = keyof typeof importFieldLabels;

const isField = (name: string): name is ImportField => Object.hasOwn(importFieldLabels, name);

export const importFields = Object.keys(importFieldLabels).filter(isField);

export const untoldPayments = ["paid", "owed"] as const;
export const rowKinds = ["told", "leads", "subscribers", "songs"] as const;

export interface ImportOptions {
  /** For past events without a payment in the file. */
  untold: (typeof untoldPayments)[number];
  /**
   * Bookings where the row tells of one; leads alone; subscribers with day and place of consent; songs of stored
   * bookings.
   */
  as: (typeof rowKinds)[number];
  /** Rows that the DJ excludes: "3, 7-9". */
  leftOut?: string;
}

export function rowsIn(text = ""): (row: number) => boolean {
  const spans = [...text.matchAll(/(\d+)(?:\s*[-–]\s*(\d+))?/g)].map(([, first, last = first]) => [
    Number(first),
    Number(last),
  ]);
  return (row) => spans.some(([first = 0, last = 0]) => first <= row && row <= last);
}

/** `joined`: already stored for the same date. `kept`: changed since, so undoing left it. */
export const rowOutcomes = ["imported", "joined", "skipped", "kept"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const rowOutcomeLabels: Readonly<Record<RowOutcome, string>> = {
  imported: "Imported",
  joined: "Here already",
  skipped: "Left out",
  kept: "Kept: changed since",
};

/** Heads in lower case with single spaces; the first free match wins. */
const guesses: readonly (readonly [ImportField, RegExp])[] = [
  [
    "consentOn",
    /(consent|opt ?in|subscribed|confirm(ed)?|signed up).*(\b(on|date|day|time|at)\b)|^subscribed$|^opt ?in$/,
  ],
  ["consentSource", /consent|opt ?in source|signup source|subscription source/],
  ["songTitle", /\bsongs?( title| name)?\b|\btracks?( title| name)?\b/],
  ["songArtist", /\bartist|performer|sung by/],
  ["songPreference", /must ?play|do not play|preference|^(song )?list$/],
  ["firstName", /\bfirst( name)?\b|\bgiven name\b/],
  ["lastName", /\blast( name)?\b|\bsurname\b|\bfamily name\b/],
  ["email", /e ?mail/],
  ["phone", /phone|mobile|\bcell\b|\btel\b/],
  ["company", /company|organi[sz]ation|business/],
  ["bookedOn", /^booked (date|on)$|^date booked$/],
  ["project", /^project( name)?$/],
  ["signed", /\bsigned|signature|(contract|agreement)(?!.*(total|price|amount|value))/],
  ["paidOn", /(paid|payment|deposit|received).*\b(on|date|day)\b|date (paid|received)/],
  ["method", /method|paid (by|via|with)|how paid/],
  ["owed", /\bbal\b|balance|\bowed\b|amount due|outstanding|remaining/],
  ["paid", /\bpaid\b|received|payments?\b/],
  ["deposit", /deposit|retainer/],
  ["price", /price|total|amount|\bfee\b|\bcost\b|value|quote|\brates?\b/],
  ["start", /(start|begin|\bfrom\b)(?! date)|^times?$|event time/],
  ["end", /\bend(s|ing)?\b(?! date)|finish|\bto\b|until/],
  ["date", /(event|wedding|party|project|gig|start) date|^dates?$|\bdate of\b|^(event )?day$|^when$/],
  ["kind", /(event|project|party) (type|kind)|^type( of event)?$|kind|occasion|^event$/],
  ["venue", /venue|location|place|hall|^where$/],
  ["city", /\b(city|town)\b/],
  ["guests", /guest|head ?count|attend|people/],
  ["package", /package|\bpkg\b|service/],
  ["status", /status|stage|pipeline/],
  [
    "name",
    /^(client|customer|contact|event|bride.*|groom.*|couple)?'?s?( ?full)? ?names?$|^(client|customer|couple|contact)s?$|^(bride|groom)\b|^(primary|main) contact$|^who$/,
  ],
];

/** Where one of the heads looks like this, no other is taken for the field. */
const preferred: Readonly<Partial<Record<ImportField, RegExp>>> = {
  name: /^(client|customer|contact|full)('?s)?( names?)?$/,
  phone: /\b(cell|mobile)\b/,
  price: /^(grand |event |contract |project )?total( (fee|price|cost|amount|value|booked value|project value))?$/,
};

/** Of these nothing is guessed. */
const beside = /\b(tax(es)?|gratuity|tips?|refund(s|ed)?|discounts?|hourly|overtime|due (date|on)|sent)\b/;

const headWords = (head: string): string =>
  head
    .toLowerCase()
    .replace(/\(s\)/g, "s")
    .replace(/[\s_.:?#*-]+/g, " ")
    .trim();

/** Songs have no price, subscribers no date. */
export function guessKind(columns: readonly (ImportField | null)[]): ImportOptions["as"] {
  if (columns.includes("songTitle") && !columns.includes("price")) return "songs";
  return columns.includes("consentOn") && !columns.includes("date") ? "subscribers" : "told";
}

export const reportHead = ["row", "outcome", "why", "as"] as const;

/** Skips a report's own columns; unknown columns go to the notes. */
export function guessColumns(head: readonly string[]): (ImportField | null)[] {
  const given = new Set<ImportField>();
  const isReport = reportHead.every((name, at) => head[at] === name);
  const better = new Set(importFields.filter((name) => head.some((each) => preferred[name]?.test(headWords(each)))));
  const columns = head.map((each, at): ImportField | null => {
    if (isReport && at < reportHead.length) return null;
    const words = headWords(each);
    const isFree = (name: ImportField) =>
      !given.has(name) && (!better.has(name) || preferred[name]?.test(words) === true);
    const [field = "notes"] = beside.test(words)
      ? []
      : (guesses.find(([name, looks]) => isFree(name) && looks.test(words)) ?? []);
    given.add(field);
    return field;
  });
  const source = head.findIndex((each) => /^(form|source)$/.test(headWords(each)));
  return given.has("consentOn") && !given.has("consentSource")
    ? columns.map((field, at) => (at === source ? "consentSource" : field))
    : columns;
}
