import { eq } from "drizzle-orm";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { users } from "../../../database/schema/administrators.ts";

export const addUserQuery = (db: Database, email: string, now: number) =>
  db
    .insert(users)
    .values({ id: crypto.randomUUID(), email, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email });

export async function ensureUser(db: Database, email: string, now: number) {
  const { id, firstName, lastName, profileImageUrl } = users;
  const {
    user: [user],
  } = await batchOf(db, {
    addUser: addUserQuery(db, email, now),
    user: db
      .select({ id, email: users.email, firstName, lastName, profileImageUrl })
      .from(users)
      .where(eq(users.email, email)),
  });
  return user;
}
