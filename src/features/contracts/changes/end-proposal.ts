import { and, eq, sql } from "drizzle-orm";
import { site } from "../../../content/site.ts";
import type { Database } from "../../../database/client.ts";
import { amendments, isAskable } from "../../../database/schema/contracts.ts";
import { queueMailsOfRowsQuery, queueMailWhereQuery } from "../../../platform/mail/outbox.ts";
import type { Actor } from "../../admin/audit/model.ts";
import { isAskedSigner } from "../../people/signer-fields.ts";
import { mailboxesOf } from "../../people/signer-mails.ts";
import { clientOf } from "../../portal/access/sessions.ts";
import type { LinkedSigner } from "../client/read-signing.ts";

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
    words = null,
  }: {
    bookingId: string;
    amendment: string;
    who: { session: string } | { signer: LinkedSigner } | Actor;
    /** The DJ's, to who is told. */
    words?: string | null;
  },
  now: number,
): Promise<boolean> {
  const isClients = !("by" in who);
  const signer = "signer" in who ? who.signer : null;
  const own = signer ? null : isClients ? "client" : "dj";
  const isTheirs =
    "session" in who
      ? sql`bookings.client_email = ${clientOf(who.session, now)}`
      : signer
        ? sql`((amendments.answer_by is not null or ${isAskable}) and ${isAskedSigner(signer.signer, signer.linkVersion)})`
        : sql`true`;
  const ended = sql`exists (select 1 from amendments where amendments.id = ${amendment} and amendments.decided_at = ${now}
    and amendments.status in ('declined', 'withdrawn'))`;
  const isOvertime = sql`exists (select 1 from amendments where amendments.id = ${amendment} and amendments.answer_by is not null)`;
  const isAsked = sql`exists (select 1 from amendments where amendments.id = ${amendment} and ${isAskable})`;
  const hears = sql`case party.id when ${signer ? signer.signer : isClients ? "" : null} then false
    when '' then ${!signer} or not ${isOvertime} else ${isAsked} and not ${isOvertime} end`;
  const mail = { kind: "amendment-ended", bookingId, amendmentId: amendment, words } as const;
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
    queueMailsOfRowsQuery(
      db,
      {
        kind: "amendment-ended",
        data: { bookingId: sql`mailbox.booking_id`, amendmentId: sql`${amendment}`, words: sql`${words}` },
        recipient: sql`mailbox.email`,
        event: [sql`${amendment}`, sql`mailbox.id`],
        from: sql`${mailboxesOf(sql`bookings.id = ${bookingId}`, hears, sql`(amendments.id = ${amendment} and ${isAskable})`)} as mailbox where ${ended}`,
      },
      now,
    ),
  ]);
  return found.length > 0;
}
