import * as z from "zod/mini";
import { contactStatuses } from "../../../content/statuses.ts";
import {
  amount,
  calendarDate,
  choice,
  email,
  emptyToNull,
  limits,
  optionalLine,
  requiredLine,
  requiredText,
  textList,
} from "../../../platform/fields/fields.ts";
import { onPaper } from "../../../platform/fields/on-paper.ts";
import { phoneByHand } from "../../../platform/fields/phone.ts";
import { allWords } from "../../../platform/pages/words.ts";

const longestQuery = 1000;

export const statusForm = z.object({
  status: choice(contactStatuses, "Please choose a status"),
  /** The list's query; absent on the lead's own page. */
  list: z.optional(z.string().check(z.maxLength(longestQuery))),
  today: z.optional(z.string()),
  was: z.optional(choice(contactStatuses, "Please choose a status")),
  undo: z.optional(z.string()),
});

const language = choice(
  allWords.map(({ formats }) => formats.tag),
  "Please choose a language",
);

export const writesInForm = z.object({ language });

/** `no` resumes the follow-ups. */
export const leaveAloneForm = z.object({ stop: choice(["yes", "no"], "Please press one of the buttons") });

export const leadEmailForm = z.object({ email: email("Please enter a valid email").check(z.toLowerCase()) });

export const noteForm = z.object({ note: requiredText(1, limits.details, "Please write the note first") });

/** `key` is the form's own: sending it twice mails once. */
export const replyForm = z.object({
  key: z.uuid("Please reload the page and send again"),
  subject: requiredLine(limits.subject, "Please write a subject"),
  text: requiredText(1, limits.details, "Please write the reply first"),
  template: z.optional(z.string()),
  /** Ids of papers to attach. */
  papers: textList,
});

export type ReplyField = keyof z.input<typeof replyForm>;

/**
 * Sending it twice makes one lead and one quote, whose ids are the keys. `price` is typed in dollars and taken in
 * cents.
 */
export const phoneForm = z
  .object({
    key: z.uuid("Please reload the page and send again"),
    quoteKey: z.uuid("Please reload the page and send again"),
    name: requiredLine(limits.name, "Please enter a name").check(onPaper),
    email: z.union([z.literal(""), email("Please enter a valid email")], "Please enter a valid email"),
    phone: phoneByHand,
    eventType: requiredLine(limits.name, "Please choose the event type").check(onPaper),
    eventDate: z.pipe(emptyToNull, z.nullable(calendarDate("Please enter a valid date"))),
    city: optionalLine(limits.name),
    offer: optionalLine(limits.name),
    /** Not asked by a business with one. */
    language: z._default(language, "en"),
    price: z.pipe(emptyToNull, z.nullable(amount("Please enter an amount in dollars, such as 1,800"))),
    becomes: choice(["quote", "booking", "lead"], "Please press one of the buttons"),
  })
  .check(
    z.refine<{ email: string; phone: string | null }>(({ email, phone }) => email !== "" || phone !== null, {
      path: ["phone"],
      message: "Please enter a phone number, or an email",
    }),
  );

export type PhoneCall = z.output<typeof phoneForm>;
export type PhoneField = keyof z.input<typeof phoneForm>;
