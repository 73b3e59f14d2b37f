import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { clientRequests, outbox } from "./schema.ts";

/** An answer to a client's request. */
export interface RequestAnswer {
  id: string;
  response: string;
}

/**
 * Answers a request at `now` (milliseconds): stores the answer, completes the request and queues the mail to the client,
 * in one batch. The answer that it has already changes nothing and mails nothing. Tells whether there is such a request.
 */
export async function answerRequest(db: Database, { id, response }: RequestAnswer, now: number): Promise<boolean> {
  const [, , found] = await db.batch([
    db
      .update(clientRequests)
      .set({ adminResponse: response, respondedAt: now, status: "completed", updatedAt: now })
      .where(sql`${clientRequests.id} = ${id} and ${clientRequests.adminResponse} is not ${response}`),
    // The columns of the outbox in the order of its schema.
    db
      .insert(outbox)
      .select(
        sql`select ${crypto.randomUUID()} as id,
          json_object('kind', 'client-request-reply', 'requestId', ${clientRequests.id}) as data,
          ${clientRequests.clientEmail} as recipient,
          'client-request-reply:' || ${clientRequests.id} || ':' || ${clientRequests.respondedAt} as dedupe_key,
          0 as attempts, ${now} as next_attempt_at, null as sent_at, null as last_error, ${now} as created_at
        from ${clientRequests} where ${clientRequests.id} = ${id}`,
      )
      .onConflictDoNothing({ target: outbox.dedupeKey }),
    db
      .update(clientRequests)
      .set({ status: "completed" })
      .where(sql`${clientRequests.id} = ${id}`)
      .returning({ id: clientRequests.id }),
  ]);
  return found.length > 0;
}

/** What the mail with the answer is written from. */
export const answeredRequest = (db: Database, id: string) =>
  db
    .select({
      subject: clientRequests.subject,
      message: clientRequests.message,
      adminResponse: clientRequests.adminResponse,
    })
    .from(clientRequests)
    .where(sql`${clientRequests.id} = ${id}`)
    .limit(1);
