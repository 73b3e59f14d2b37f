import { env } from "cloudflare:workers";
import { primary } from "../database/client.ts";
import { planKeySessions, planKeys } from "../database/schema/invites.ts";
import { planMoments } from "../database/schema/timeline.ts";
import { keyLink } from "../features/invites/client/paths.ts";
import { signKeyToken } from "../features/invites/keys.ts";
import { day } from "../platform/durations.ts";
import { newSecret, sha256 } from "../platform/links/signed-link.ts";
import { mailboxKey } from "../platform/mail/mailbox.ts";
import { secrets } from "./portal.ts";

const db = primary(env.DB);

export async function storeMoment(bookingId: string, name: string, position = "a0"): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(planMoments).values({ id, bookingId, name, position, minutes: 10, createdAt: 0, updatedAt: 0 });
  return id;
}

type Key = typeof planKeys.$inferSelect;

export async function storeKey(bookingId: string, over: Partial<Key> = {}) {
  const key = {
    id: crypto.randomUUID(),
    bookingId,
    kind: "planner" as const,
    name: "Paula Planner",
    email: "paula@example.com",
    version: 1,
    endsAt: Date.now() + 10 * day,
    createdAt: Date.now(),
    ...over,
    mailbox: await mailboxKey(over.email ?? "paula@example.com"),
  };
  const cookie = newSecret();
  await db.insert(planKeys).values(key);
  await db.insert(planKeySessions).values({
    sid: await sha256(cookie),
    keyId: key.id,
    keyVersion: key.version,
    createdAt: 0,
    expire: Date.now() + day,
  });
  const token = await signKeyToken(secrets, { keyId: key.id, version: key.version }, key.endsAt);
  return { key, link: keyLink(token), headers: { Cookie: `__Host-plan-key=${cookie}` } };
}
