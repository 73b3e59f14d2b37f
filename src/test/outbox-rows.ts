import { env } from "cloudflare:workers";
import { primary } from "../db/client.ts";
import { outbox } from "../mail/schema.ts";

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
