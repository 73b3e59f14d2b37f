import * as z from "zod/mini";

const answers = ["yes", "no"] as const;

const instant = z.pipe(z.transform(Number), z.int().check(z.minimum(0)));

/** A tick stored without a signal has its instant (`at`) and previous state (`from`). */
export const tickForm = z.object({
  subject: z.string().check(z.regex(/^(?:moment|packed):.{1,200}$/u, "Please choose what to tick")),
  done: z.enum(answers),
  at: z.optional(instant),
  from: z.optional(z.enum(answers)),
});
