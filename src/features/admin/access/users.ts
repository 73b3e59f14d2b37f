import { eq } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { users } from "../../../database/schema/administrators.ts";

/** A statement that stores the administrator with this e-mail. A known one stores nothing. */
export const addUserQuery = (db: Database, email: string, now: number) =>
  db
    .insert(users)
    .values({ id: crypto.randomUUID(), email, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email });

/** The administrator with this e-mail, stored at `now` (milliseconds) if this is the first visit. */
export async function ensureUser(db: Database, email: string, now: number) {
  const { id, firstName, lastName, profileImageUrl } = users;
  const [, [user]] = await db.batch([
    addUserQuery(db, email, now),
    db
      .select({ id, email: users.email, firstName, lastName, profileImageUrl })
      .from(users)
      .where(eq(users.email, email)),
  ]);
  return user;
}
