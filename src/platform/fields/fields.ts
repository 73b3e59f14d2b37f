import * as z from "zod/mini";
import { errors } from "../../content/words/en/errors.ts";
import { type CalendarDate, calendarDateAt, isCalendarDate } from "../dates.ts";
import { fill } from "../language.ts";
import { centsOf, dollarAmount } from "../money.ts";

/** In UTF-16 code units, as the browser's `maxlength` counts. */
export const limits = {
  name: 100,
  fullName: 201,
  email: 254,
  phone: 32,
  company: 200,
  billing: 300,
  venue: 200,
  trackName: 200,
  subject: 200,
  songRequest: 200,
  songNote: 500,
  details: 5000,
} as const;

// A NUL ends a string in parts of SQLite; a lone surrogate has no UTF-8 form.
const storable = z.refine<string>((value) => !value.includes("\0") && value.isWellFormed(), {
  message: errors.unstorable,
  abort: true,
});

/*
 * Pasted unawares from Word or chats. Joiners and variant selectors stay only where they shape a character; rows of
 * them would hide a text.
 */
const pasted = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202c\u2060\ufeff\ufffc]/g;
const looseVariants =
  /(^|[^\p{Emoji}\p{S}\p{Script=Han}\p{Script=Myanmar}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+|(?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu;
const looseJoiners =
  /(^|[^\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Script=Arabic}\u200c\u200d])[\u200c\u200d]+|(?<=[\u200c\u200d])[\u200c\u200d]+/gu;
const withoutPasted = (value: string): string =>
  value.replace(pasted, "").replace(looseVariants, "$1").replace(looseJoiners, "$1");
const cleaned = z.overwrite(withoutPasted);

// Hidden or reordered text would have people sign what they do not read. Flag emoji need their tags.
const hidden =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\u2800\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;
const flags =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/gu;
const visible = z.refine<string>((value) => !hidden.test(value.replace(flags, "")), {
  message: errors.invisible,
});

// Names and addresses end up in mail headers.
const oneLine = z.refine<string>((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), {
  message: errors.oneLine,
});

const atMost = (max: number) =>
  z.maxLength(max, { error: () => fill(errors.tooLong, { count: max.toLocaleString("en-US") }) });

export const requiredLine = (max: number, message: string) =>
  z.string(message).check(cleaned, z.trim(), z.minLength(1, message), storable, oneLine, visible, atMost(max));

export const anyLine = (max: number) => z.string().check(cleaned, z.trim(), storable, oneLine, visible, atMost(max));

/** At most 254 characters, 64 of them before the @ (RFC 5321). */
export const email = (message: string) =>
  z
    .string(message)
    .check(
      cleaned,
      z.trim(),
      z.regex(z.regexes.email, message),
      z.regex(/^.{1,64}@/, message),
      z.maxLength(limits.email, message),
    );

export const emptyToNull = z.pipe(
  z.optional(z.nullable(z.string(errors.text))),
  z.transform((value) => withoutPasted(value ?? "").trim() || null),
);

export const optionalLine = (max: number) =>
  z.pipe(emptyToNull, z.nullable(z.string().check(storable, oneLine, visible, atMost(max))));

// Form posts send CR LF, and Word has others.
const typedLineBreaks = z.overwrite((value: string) => value.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n"));

export const wrongPhone = errors.phone;

/** For the browser, without the numbering plans; the server uses `phone.ts`. */
export const phoneLine = z.pipe(
  optionalLine(limits.phone),
  z.nullable(z.string().check(z.refine((value) => value.replace(/\D/g, "").length >= 7, wrongPhone))),
);

export const optionalText = (max: number) =>
  z.pipe(emptyToNull, z.nullable(z.string().check(typedLineBreaks, storable, visible, atMost(max))));

/** `message` is for too short a text. */
export const requiredText = (min: number, max: number, message: string) =>
  z
    .string(message)
    .check(cleaned, typedLineBreaks, z.trim(), z.minLength(min, message), storable, visible, atMost(max));

/** Cents. */
const dearest = 100_000_000;

/** "1,349.25" or "$1349", in cents. */
export const amount = (message: string) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(dollarAmount, { error: message, abort: true })),
    z.pipe(z.transform(centsOf), z.number().check(z.maximum(dearest, message))),
  );

/** Hidden from people. A program's post is answered as if stored. */
export const honeypot = z.optional(z.nullable(z.string()));

/** The same key stores nothing new. When absent, the server derives one from the content. */
export const idempotencyKey = z.pipe(
  emptyToNull,
  z.nullable(z.string().check(z.regex(/^[\w-]{8,64}$/, errors.reload))),
);

/** Only https. */
export const optionalAddress = (longest: number) =>
  z.pipe(
    optionalLine(longest),
    z.nullable(
      z
        .string()
        .check(
          z.refine(
            (value) => URL.parse(value)?.protocol === "https:",
            "Please enter an address that begins with https://",
          ),
        ),
    ),
  );

export const textList = z.pipe(
  z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
    z.transform((value) => [value ?? []].flat()),
  ),
  z.array(anyLine(limits.name)).check(z.maxLength(100)),
);

export const wholeNumber = (min: number, max: number, message: string) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(/^\d{1,6}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, message), z.maximum(max, message))),
  );

/** Forms give line breaks back as CRLF, and may drop blanks at the ends. */
export const isSameText = (one = "", other = ""): boolean =>
  one.replaceAll("\r", "").trim() === other.replaceAll("\r", "").trim();

/** `null` when it is no JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

export const choice = <const T extends readonly string[]>(options: T, message: string) => z.enum(options, message);

export const optionalChoice = <const T extends readonly string[]>(options: T, message: string) =>
  z.pipe(emptyToNull, z.nullable(z.enum(options, message)));

/** Each once, in the order of `options`. */
export const optionalChoices = <const T extends readonly string[]>(options: T, message: string) =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(z.union([z.string(), z.array(z.string())], message))),
      z.transform((value) => [value ?? []].flat().filter((each) => each !== "")),
    ),
    z.pipe(
      z.array(z.enum(options, message)),
      z.transform((chosen): T[number][] => options.filter((option) => chosen.includes(option))),
    ),
  );

export const calendarDate = (message: string) =>
  z.custom<CalendarDate>((value) => typeof value === "string" && isCalendarDate(value), { message, abort: true });

/** Today at the business, or later. */
export const optionalFutureDate = z.pipe(
  emptyToNull,
  z.nullable(
    calendarDate(errors.date).check(z.refine((value) => value >= calendarDateAt(Date.now()), errors.pastDate)),
  ),
);

/** `HH:MM` */
export const timeOfDay = (message: string) => z.string(message).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, message));
