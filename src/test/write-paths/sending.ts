import { env } from "cloudflare:workers";
import { primary } from "../../database/client.ts";
import { leadForm } from "../../features/home/form.ts";
import { receiveLead } from "../../features/leads/receive-lead.ts";
import { mailService } from "../../mail-service.ts";
import { sendDueMails } from "../../platform/mail/send-due.ts";
import { inquiry } from "../site.ts";
import { count, newEmail, newKey, settleEarlierWrites, type WritePath } from "./write-path.ts";

const db = primary(env.DB);

export const sendingWrites: readonly WritePath[] = [
  {
    name: "The mails that the Cron Trigger sends",
    async begin() {
      const email = newEmail();
      await settleEarlierWrites();
      await receiveLead(db, leadForm.parse({ ...inquiry, email, idempotencyKey: newKey() }), Date.now());
      return { stored: () => count("contacts WHERE email = ?", email), mails: 2 };
    },
  },
];

const isWaiting = async () =>
  (await env.DB.prepare("SELECT 1 FROM outbox WHERE next_attempt_at IS NOT NULL LIMIT 1").first()) !== null;

/** Runs the Cron Trigger until nothing is due. */
export async function sendTheRest(bindings: Partial<typeof env>): Promise<void> {
  for (const minutes of [2, 20, 60])
    if (await isWaiting()) await sendDueMails(mailService({ ...env, ...bindings }), Date.now() + minutes * 60_000);
}
