import * as z from "zod/mini";
import { centsOf, dollarAmount } from "../money.ts";

/** Longest accepted values, in UTF-16 code units as the browser's own `maxlength` counts them. */
export const limits = {
  name: 100,
  /** A first and a last name with the space between them. */
  fullName: 201,
  email: 254,
  phone: 32,
  company: 200,
  venue: 200,
  trackName: 200,
  subject: 200,
  songRequest: 200,
  songNote: 500,
  details: 5000,
} as const;

// A NUL ends a string in parts of SQLite and a lone surrogate has no UTF-8 form: neither would come back as typed.
const storable = z.refine<string>((value) => !value.includes("\0") && value.isWellFormed(), {
  message: "Please remove the characters that cannot be stored",
  abort: true,
});

// Names and addresses end up in mail headers.
const oneLine = z.refine<string>((value) => !/\p{Cc}/u.test(value), { message: "Please keep this to one line" });

const atMost = (max: number) =>
  z.maxLength(max, { error: () => `Please keep this to ${max.toLocaleString("en-US")} characters or fewer` });

/** One line of text that must be there; `message` says so when it is not. */
export const requiredLine = (max: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), storable, oneLine, atMost(max));

/** An e-mail address with a dot in its domain, at most 254 characters, of which 64 name the mailbox (RFC 5321). */
export const email = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.regex(z.regexes.email, message),
      z.regex(/^.{1,64}@/, message),
      z.maxLength(limits.email, message),
    );

/** An empty or absent answer as null. */
export const emptyToNull = z.pipe(
  z.optional(z.nullable(z.string("Please enter text"))),
  z.transform((value) => value?.trim() || null),
);

/** One optional line of text: trimmed, `null` when empty or absent. */
export const optionalLine = (max: number) =>
  z.pipe(emptyToNull, z.nullable(z.string().check(storable, oneLine, atMost(max))));

// A form post carries every line break as CR LF, whatever was typed; it is kept as LF.
const typedLineBreaks = z.overwrite((value: string) => value.replaceAll("\r\n", "\n"));

/** What a field of a phone number says of what is none. */
export const wrongPhone = "Please enter a phone number with its area code";

/**
 * A phone number as far as a browser checks it without the numbering plans: none has fewer than seven digits. The server
 * checks it whole, see `phone.ts`.
 */
export const phoneLine = z.pipe(
  optionalLine(limits.phone),
  z.nullable(z.string().check(z.refine((value) => value.replace(/\D/g, "").length >= 7, wrongPhone))),
);

/** Optional text of several lines: trimmed, `null` when empty or absent. */
export const optionalText = (max: number) =>
  z.pipe(emptyToNull, z.nullable(z.string().check(typedLineBreaks, storable, atMost(max))));

/** Text of several lines with at least `min` characters; `message` says so when it has fewer. */
export const requiredText = (min: number, max: number, message: string) =>
  z.string(message).check(typedLineBreaks, z.trim(), z.minLength(min, message), storable, atMost(max));

/** The most that anything costs, in cents. */
const dearest = 100_000_000;

/** An amount as people write dollars ("1,349.25", "$1349"), taken in cents. */
export const amount = (message: string) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(dollarAmount, { error: message, abort: true })),
    z.pipe(z.transform(centsOf), z.number().check(z.maximum(dearest, message))),
  );

/** A field that people never see. When a program fills it, the post is answered as if it had been stored. */
export const honeypot = z.optional(z.nullable(z.string()));

/** The same key again gives the same answer and stores nothing new. Absent: the server derives one from the content. */
export const idempotencyKey = z.pipe(
  emptyToNull,
  z.nullable(z.string().check(z.regex(/^[\w-]{8,64}$/, "Please reload the page and send again"))),
);

/** An address on the web over https, or `null`. */
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

/** Any number of texts under one name, in their order. */
export const textList = z.pipe(
  z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
    z.transform((value) => [value ?? []].flat()),
  ),
  z.array(z.string().check(z.maxLength(limits.name))).check(z.maxLength(100)),
);

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number, message: string) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(/^\d{1,6}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, message), z.maximum(max, message))),
  );
