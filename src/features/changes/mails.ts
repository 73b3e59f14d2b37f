import { and, asc, eq, inArray } from "drizzle-orm";
import { bookings } from "../../database/schema/bookings.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { planChanges } from "../../database/schema/timeline.ts";
import { dateIn, fill } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { eventTypeIn, wordsIn } from "../../platform/pages/words.ts";
import { statusAt } from "../bookings/model.ts";
import { helloTo, helloToNamed } from "../leads/greeting.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute } from "../site/paths.ts";
import { portalPlanAt } from "../timeline/paths.ts";
import { recordedIn } from "./model.ts";

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
  const words = wordsIn(booking.language);
  const { formats, bookingMails, changes: recorded, planMails } = words;
  const decidedWords = planMails.decided;
  const heading = isMade ? decidedWords.made : decidedWords.notMade;
  const hello = isForKey ? helloToNamed(first.author, bookingMails) : helloTo(first.author, bookingMails);
  const page = isForKey ? portalPaths.keyPlan : portalPlanAt({ booking: bookingId });
  const values = {
    hello,
    heading,
    event: eventTypeIn(words, booking.eventType),
    date: dateIn(formats, booking.eventDate),
  };
  const valueIn = (value: string | null) => (value === null ? recorded.nothing : recordedIn(recorded, value));
  const text = isMade ? (isForKey ? decidedWords.stands : decidedWords.standsHere) : decidedWords.locked;
  return {
    language: formats.tag,
    subject: fill(planMails.subject, values),
    preview: isForKey ? decidedWords.preview : changes.map(({ subject }) => recordedIn(recorded, subject)).join(", "),
    heading,
    blocks: [
      { type: "text", text: `${fill(text, values)}${isMade || isForKey ? "" : ` ${decidedWords.asked}`}` },
      ...(isForKey
        ? []
        : [
            {
              type: "facts" as const,
              rows: changes.map(({ subject, field, before, after }) => ({
                label: `${recordedIn(recorded, subject)}, ${recordedIn(recorded, field)}`,
                value: fill(planMails.change, { before: valueIn(before), after: valueIn(after) }),
              })),
            },
          ]),
      { type: "actions", actions: [{ label: planMails.open, href: absolute(siteOrigin, page) }] },
    ],
  };
}
