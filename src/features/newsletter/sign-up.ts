import type { Database } from "../../database/client.ts";
import { queueConfirmation } from "./queue-confirmation.ts";
import { type Signup, upsertSubscriberQuery } from "./subscribers.ts";

/**
 * Takes a signup for the newsletter: stores the address as unconfirmed and queues the mail that asks it to confirm, in
 * one D1 batch. For every address, new, waiting, confirmed or gone, the same work is done and nothing is given back, so
 * that neither the answer nor its time tells a stranger anything. Sent again it changes nothing more.
 *
 * @param now instant in milliseconds
 * @throws when D1 does; then nothing was stored
 */
export async function signUp(db: Database, signup: Signup, now: number): Promise<void> {
  const email = signup.email.toLowerCase();
  const confirmation = await queueConfirmation(db, email, now);
  await db.batch([upsertSubscriberQuery(db, { ...signup, email }, now), ...confirmation]);
}
