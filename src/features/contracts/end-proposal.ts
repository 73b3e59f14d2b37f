import { and, eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { amendments } from "../../database/schema/contracts.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { queueAboutQuery } from "../bookings/notify-client.ts";
import type { Actor } from "../leads/move-lead.ts";
import { isSignerOf } from "../people/signers.ts";
import { clientOf } from "../portal/access/sessions.ts";
import type { LinkedSigner } from "./client/read-signing.ts";

/** Withdraws or declines. `who` is the client's session, a signer (of overtime alone), or the DJ. Tells whether there was one. */
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
  const own = isClients ? "client" : "dj";
  const isTheirs =
    "session" in who
      ? sql`bookings.client_email = ${clientOf(who.session, now)}`
      : "signer" in who
        ? sql`(amendments.answer_by is not null and ${isSignerOf(who.signer.signer, who.signer.linkVersion)})`
        : sql`true`;
  const ended = sql`exists (select 1 from amendments where amendments.id = ${amendment} and amendments.decided_at = ${now}
    and amendments.status in ('declined', 'withdrawn'))`;
  const mail = { kind: "amendment-ended", bookingId, amendmentId: amendment } as const;
  const [found] = await db.batch([
    db
      .update(amendments)
      .set({ status: sql`iif(${amendments.proposedBy} = ${own}, 'withdrawn', 'declined')`, decidedAt: now })
      .where(
        and(
          eq(amendments.id, amendment),
          eq(amendments.bookingId, bookingId),
          eq(amendments.status, "proposed"),
          sql`exists (select 1 from bookings where bookings.id = ${bookingId} and ${isTheirs})`,
        ),
      )
      .returning({ id: amendments.id }),
    isClients
      ? queueMailWhereQuery(db, { mail, recipient: site.email, dedupeKey: `amendment-ended:${amendment}` }, ended, now)
      : queueAboutQuery(
          db,
          bookingId,
          {
            data: sql`${JSON.stringify(mail)}`,
            to: sql`${bookings.clientEmail}`,
            key: sql`${`amendment-ended:${amendment}`}`,
            there: ended,
          },
          now,
        ),
  ]);
  return found.length > 0;
}
