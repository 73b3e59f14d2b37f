import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import type { MailContent, MailContext, NotNeeded } from "../../mail/message.ts";
import { queueMailsOfRowsQuery } from "../../mail/outbox.ts";
import { outbox } from "../../mail/schema.ts";
import { portalPaths, portalPlanAt } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import { dateOf, replyTo } from "../bookings/booking-of-mail.ts";
import { bookings } from "../bookings/schema.ts";
import type { MailOf } from "../outbox-mail.ts";
import { firstOfBatch } from "../plan/record-changes.ts";
import { planChanges } from "../plan/schema.ts";
import { declineProposalQuery } from "./decline-proposal.ts";

/**
 * A statement that tells whoever proposed a change what the DJ has decided, once, for the batch that decides it: the client, or
 * who holds the key by which it came, unless that key was revoked.
 */
export const tellDecisionQuery = (db: Database, batch: string, now: number) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "plan-decided",
      data: { bookingId: sql`plan_changes.booking_id`, batch: sql`plan_changes.batch` },
      recipient: sql`case when plan_changes.key_id is null then bookings.client_email else plan_keys.email end`,
      event: [sql`plan_changes.batch`],
      from: sql`plan_changes inner join bookings on bookings.id = plan_changes.booking_id
        left join plan_keys on plan_keys.id = plan_changes.key_id
        where plan_changes.id = ${firstOfBatch(batch)} and plan_changes.state in ('accepted', 'declined')
          and bookings.status <> 'cancelled' and instr(bookings.client_email, '@') > 0
          and (plan_changes.key_id is null or (plan_keys.email is not null and plan_keys.revoked_at is null))`,
    },
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });

/** Declines what was proposed and tells who proposed it; false when nothing of that name waits. */
export async function declineProposal(db: Database, bookingId: string, batch: string, now: number): Promise<boolean> {
  const [declined] = await db.batch([declineProposalQuery(db, bookingId, batch), tellDecisionQuery(db, batch, now)]);
  return declined.length > 0;
}

/** Tells who proposed a change of a locked plan what the DJ has decided. */
export async function planDecided(
  { bookingId, batch }: MailOf<"plan-decided">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [[booking], changes] = await db.batch([
    db.select().from(bookings).where(eq(bookings.id, bookingId)),
    db
      .select()
      .from(planChanges)
      .where(
        and(
          eq(planChanges.bookingId, bookingId),
          eq(planChanges.batch, batch),
          inArray(planChanges.state, ["accepted", "declined"]),
        ),
      )
      .orderBy(asc(planChanges.id)),
  ]);
  const [first] = changes;
  if (!booking || !first || booking.status === "cancelled") return { notNeeded: "The booking or the change is gone" };
  const isMade = first.state === "accepted";
  const heading = isMade ? "Your change is made" : "Your change was not made";
  const page = first.keyId ? portalPaths.keyPlan : portalPlanAt({ booking: bookingId });
  return {
    subject: `${heading}: ${booking.eventType}, ${dateOf(booking.eventDate)}`,
    preview: changes.map(({ subject }) => subject).join(", "),
    heading,
    blocks: [
      {
        type: "text",
        text: isMade
          ? `Hello ${first.author}, this stands in the plan now:`
          : `Hello ${first.author}, the plan is locked and stays as it was. Reply to this email if we should talk about it. This was asked:`,
      },
      {
        type: "facts",
        rows: changes.map(({ subject, field, before, after }) => ({
          label: `${subject}, ${field}`,
          value: `${before ?? "nothing"} → ${after ?? "nothing"}`,
        })),
      },
      { type: "actions", actions: [{ label: "Open the plan", href: absolute(siteOrigin, page) }] },
    ],
    replyTo,
  };
}
