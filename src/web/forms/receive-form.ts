import type { Context } from "hono";
import type { AppEnv } from "../../env.ts";

/**
 * Has a checked form stored, and sends the mails that this queued once the answer is out. A form whose honeypot is
 * filled gets the answer that `pretend` makes, and nothing is stored.
 *
 * @throws when `store` does
 */
export async function receiveForm<Form extends { leaveBlank?: string | null | undefined }, Answer>(
  c: Context<AppEnv>,
  form: Form,
  store: (form: Form, now: number) => Promise<Answer>,
  pretend: () => Answer,
): Promise<Answer> {
  if (form.leaveBlank) return pretend();
  const answer = await store(form, Date.now());
  c.var.sendMails();
  return answer;
}
