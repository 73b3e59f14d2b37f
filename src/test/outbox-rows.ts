import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import { primary } from "../database/client.ts";
import { newsletterSubscribers } from "../database/schema/newsletter.ts";
import { outbox } from "../database/schema/outbox.ts";
import { minute } from "../platform/durations.ts";
import { asAdministrator } from "./access.ts";
import { get, visit } from "./site.ts";

export const db = primary(env.DB);

export const now = Date.now();

export type Mail = Partial<typeof outbox.$inferInsert>;

export const write = (id: string, overrides: Mail) =>
  db.insert(outbox).values({
    id,
    data: { kind: "newsletter-confirm", subscriberId: "ana" },
    recipient: `${id}@example.com`,
    dedupeKey: id,
    createdAt: now,
    ...overrides,
  });

export const inDoubt: Mail = { attempts: 1, sendingSince: now, lastError: "It may have gone out: the site stopped." };

export const sent: Mail = { attempts: 1, sentAt: now };

export const failed: Mail = { attempts: 10, lastError: "mailbox full" };

export const dropped: Mail = { attempts: 1, sentAt: now, lastError: "The request is gone" };

export const waiting: Mail = { attempts: 4, nextAttemptAt: now + 30 * minute, lastError: "try later" };

/** Mails about nobody are not sent. */
export const beginWithSubscriber = (): void => {
  beforeEach(async () => {
    await db.insert(newsletterSubscribers).values({ id: "ana", email: "ana@example.com", createdAt: 1 });
  });
};

export const page = async (path: string) => (await visit(get(path, await asAdministrator()))).text();
