import * as z from "zod/mini";

const answers = ["yes", "no"] as const;

/** An instant as forms and programs send it. */
const instant = z.pipe(z.transform(Number), z.int().check(z.minimum(0)));

/** A tick of the gig sheet. One that waited for a signal says when it was made (`at`), and from which state (`from`). */
export const tickForm = z.object({
  subject: z.string().check(z.regex(/^(?:moment|packed):.{1,200}$/u, "Please choose what to tick")),
  done: z.enum(answers),
  at: z.optional(instant),
  from: z.optional(z.enum(answers)),
});
