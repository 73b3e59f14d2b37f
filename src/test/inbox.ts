import { env } from "cloudflare:workers";
import { primary } from "../database/client.ts";
import { insertContactQuery } from "../features/leads/contacts.ts";

export type NewContact = Parameters<typeof insertContactQuery>[1];

const db = primary(env.DB);

/** Only required fields are set, so that searches find nothing else. */
export async function storeContact(over: Partial<NewContact> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await insertContactQuery(db, {
    id,
    firstName: "Ana",
    lastName: "Núñez",
    email: "ana@example.com",
    eventType: "Wedding Reception",
    eventCategory: "wedding",
    discountCode: "WEDDING25",
    idempotencyKey: id,
    createdAt: Date.now(),
    ...over,
  });
  return id;
}

export const idsIn = (html: string) =>
  [...html.matchAll(/<h2><a href="\/admin\/leads\/([\w-]+)"/g)].map(([, id]) => id);
