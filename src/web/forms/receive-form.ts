import type { Context } from "hono";
import { type Database, primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { mailRoomOf, sendDueMails } from "../../mail/send-due.ts";

/**
 * Has a checked form stored, and sends the mails that this queued once the answer is out. A form whose honeypot is
 * filled gets the answer that `pretend` makes, and nothing is stored.
 *
 * @throws when `store` does
 */
export async function receiveForm<Form extends { leaveBlank?: string | null | undefined }, Answer>(
  c: Context<AppEnv>,
  form: Form,
  store: (db: Database, form: Form, now: number) => Promise<Answer>,
  pretend: () => Answer,
): Promise<Answer> {
  if (form.leaveBlank) return pretend();
  const answer = await store(primary(c.env.DB), form, Date.now());
  c.executionCtx.waitUntil(sendDueMails(mailRoomOf(c.env), Date.now()));
  return answer;
}
