import { and, eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { amendments } from "../../database/schema/contracts.ts";
import { isReachable, queueMailsOfRowsQuery, queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { isAskable } from "../bookings/amendments.ts";
import { queueAboutQuery } from "../bookings/notify-client.ts";
import type { Actor } from "../leads/move-lead.ts";
import { isSignerOf } from "../people/signers.ts";
import { clientOf } from "../portal/access/sessions.ts";
import type { LinkedSigner } from "./client/read-signing.ts";

/**
 * Withdraws or declines, and tells all others who were asked. `who` is the client's session, a signer, or the DJ. Gives
 * whether there was one.
 */
export async function endProposal(
  db: Database,
  {
    bookingId,
    amendment,
    who,
  }: { bookingId: string; amendment: string; who: { session: string } | { signer: LinkedSigner } | Actor },
  now: number,
): Promise<boolean> {
  const isClients = !("by" in who);
  const signer = "signer" in who ? who.signer : null;
  const own = signer ? null : isClients ? "client" : "dj";
  const isTheirs =
    "session" in who
      ? sql`bookings.client_email = ${clientOf(who.session, now)}`
      : signer
        ? sql`((amendments.answer_by is not null or ${isAskable}) and ${isSignerOf(signer.signer, signer.linkVersion)})`
        : sql`true`;
  const ended = sql`exists (select 1 from amendments where amendments.id = ${amendment} and amendments.decided_at = ${now}
    and amendments.status in ('declined', 'withdrawn'))`;
  const isOvertime = sql`exists (select 1 from amendments where amendments.id = ${amendment} and amendments.answer_by is not null)`;
  const [id, email] = [sql`json_extract(value, '$.id')`, sql`json_extract(value, '$.email')`];
  const mail = { kind: "amendment-ended", bookingId, amendmentId: amendment } as const;
  const [found] = await db.batch([
    db
      .update(amendments)
      .set({
        status: sql`iif(${amendments.proposedBy} is ${own}, 'withdrawn', 'declined')`,
        decidedAt: now,
        signer: signer?.signer ?? null,
      })
      .where(
        and(
          eq(amendments.id, amendment),
          eq(amendments.bookingId, bookingId),
          eq(amendments.status, "proposed"),
          sql`exists (select 1 from bookings where bookings.id = ${bookingId} and ${isTheirs})`,
        ),
      )
      .returning({ id: amendments.id }),
    queueMailWhereQuery(
      db,
      { mail, recipient: site.email, dedupeKey: `amendment-ended:${amendment}:dj` },
      isClients ? ended : sql`false`,
      now,
    ),
    queueAboutQuery(
      db,
      bookingId,
      {
        data: sql`${JSON.stringify(mail)}`,
        to: sql`${bookings.clientEmail}`,
        key: sql`${`amendment-ended:${amendment}`}`,
        there: "session" in who ? sql`false` : signer ? sql`(${ended} and not ${isOvertime})` : ended,
      },
      now,
    ),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "amendment-ended",
        data: { bookingId: bookings.id, amendmentId: sql`${amendment}` },
        recipient: email,
        event: [sql`${amendment}`, id],
        from: sql`${bookings}, json_each(bookings.signers) where ${bookings.id} = ${bookingId} and ${ended}
          and not ${isOvertime} and ${isReachable(email)} and ${id} is not ${signer?.signer ?? null}
          and exists (select 1 from amendments where amendments.id = ${amendment} and ${isAskable})`,
      },
      now,
    ),
  ]);
  return found.length > 0;
}
