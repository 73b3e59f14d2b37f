import { env } from "cloudflare:workers";
import { primary } from "../../database/client.ts";
import { newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import { newEmail } from "./write-path.ts";

/** Null for not yet confirmed. */
export async function storeSubscriber(confirmedAt: number | null): Promise<string> {
  const id = crypto.randomUUID();
  const email = newEmail();
  const row = { id, email, mailbox: email, firstName: "Ana", confirmedAt, subscribedAt: 0, createdAt: 0, updatedAt: 0 };
  await primary(env.DB).insert(subscribers).values(row);
  return id;
}
