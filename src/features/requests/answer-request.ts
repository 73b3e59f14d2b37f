import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { clientRequests } from "../../database/schema/requests.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";

/**
 * Answers a request: it is completed, and a mail takes the answer to its client, in one D1 batch. The same answer again
 * to a completed request changes nothing and mails nothing; another one replaces it and is mailed as well.
 *
 * @param now instant in milliseconds
 * @returns whether there is such a request
 */
export async function answerRequest(
  db: Database,
  { id, response }: { id: string; response: string },
  now: number,
): Promise<boolean> {
  const [, , known] = await db.batch([
    db
      .update(clientRequests)
      .set({ adminResponse: response, respondedAt: now, status: "completed", updatedAt: now })
      .where(
        and(
          eq(clientRequests.id, id),
          or(
            isNull(clientRequests.adminResponse),
            ne(clientRequests.adminResponse, response),
            ne(clientRequests.status, "completed"),
          ),
        ),
      ),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "client-request-reply",
        data: { requestId: clientRequests.id },
        recipient: clientRequests.clientEmail,
        event: [clientRequests.id, clientRequests.updatedAt],
        from: sql`${clientRequests} where ${and(eq(clientRequests.id, id), eq(clientRequests.respondedAt, now))}`,
      },
      now,
    ).onConflictDoNothing({ target: outbox.dedupeKey }),
    db.select({ id: clientRequests.id }).from(clientRequests).where(eq(clientRequests.id, id)),
  ]);
  return known.length > 0;
}
