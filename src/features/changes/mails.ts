import { and, asc, eq, inArray } from "drizzle-orm";
import { bookings } from "../../database/schema/bookings.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { planChanges } from "../../database/schema/timeline.ts";
import { dateInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { portalPlanAt } from "../bookings/client/paths.ts";
import { replyTo } from "../bookings/mails.ts";
import { statusAt } from "../bookings/model.ts";
import { helloToNamed } from "../leads/greeting.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute } from "../site/paths.ts";

/** A key's holder does not get the plan's words. */
export async function planDecided(
  { bookingId, batch }: MailOf<"plan-decided">,
  { db, siteOrigin }: MailContext,
  now: number,
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
  const isForKey = first.keyId !== null;
  if (isForKey && statusAt(booking, now) === "released") return { notNeeded: "The key opens nothing any more" };
  const isMade = first.state === "accepted";
  const heading = isMade ? "Your change is made" : "Your change was not made";
  const hello = isForKey ? helloToNamed(first.author) : `Hello ${first.author}`;
  const page = isForKey ? portalPaths.keyPlan : portalPlanAt({ booking: bookingId });
  return {
    subject: `${heading}: ${booking.eventType}, ${dateInWords(booking.eventDate)}`,
    preview: isForKey ? "What was decided stands in the plan." : changes.map(({ subject }) => subject).join(", "),
    heading,
    blocks: [
      {
        type: "text",
        text: isMade
          ? `${hello}, ${isForKey ? "what you asked for stands in the plan now." : "this stands in the plan now:"}`
          : `${hello}, the plan is locked and stays as it was. Reply to this email if we should talk about it.${isForKey ? "" : " This was asked:"}`,
      },
      ...(isForKey
        ? []
        : [
            {
              type: "facts" as const,
              rows: changes.map(({ subject, field, before, after }) => ({
                label: `${subject}, ${field}`,
                value: `${before ?? "nothing"} → ${after ?? "nothing"}`,
              })),
            },
          ]),
      { type: "actions", actions: [{ label: "Open the plan", href: absolute(siteOrigin, page) }] },
    ],
    replyTo,
  };
}
