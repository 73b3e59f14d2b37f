import { eq, getTableColumns } from "drizzle-orm";
import { site } from "../../content/site.ts";

import { waitlistConfirmDays } from "../../content/terms.ts";
import { waitlist } from "../../database/schema/dates.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { calendarDateAt, dateInWords, instantInWords } from "../../platform/dates.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { openDays } from "../dates/date-state.ts";
import { offerTime } from "../dates/waitlist-offers.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { absolute, paths, signedPath } from "../site/paths.ts";
import { isTaken } from "./offer-dates.ts";
import { waitlistEntryQuery, waitsOfQuery } from "./waitlist.ts";
import { signWaitlistToken } from "./waitlist-token.ts";

/**
 * Shows only the date, because anybody may have typed the address. Its link works while unconfirmed.
 * @throws without a secret for the link
 */
export async function waitlistConfirm(
  { entryId }: MailOf<"waitlist-confirm">,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [entry] = await waitlistEntryQuery(context.db, entryId);
  if (!entry || entry.leftAt !== null) return { notNeeded: "The entry of the waitlist is gone" };
  const waits = await waitsOfQuery(context.db, entry, now);
  if (waits.every(({ confirmedAt }) => confirmedAt !== null))
    return { notNeeded: "The address has confirmed all that it waits for" };
  const end = entry.createdAt + linkKinds["waitlist-confirm"].lasts;
  const token = await signWaitlistToken(secretsOf(context), "waitlist-confirm", entry, end);
  const date = dateInWords(entry.date);
  return {
    subject: `One tap, and you wait for ${date}`,
    preview: "Confirm that this address is yours, and your place in line counts.",
    heading: "Shall I put you in line?",
    blocks: [
      {
        type: "text",
        text: `Somebody, most likely you, asked at this address to hear of ${date}, should it come free. Confirm it, and your place counts.`,
      },
      {
        type: "actions",
        actions: [
          {
            label: "Yes, put me in line",
            href: absolute(context.siteOrigin, signedPath(paths.waitlistConfirm, token)),
          },
        ],
      },
      {
        type: "text",
        text: `The button works for ${waitlistConfirmDays} days. If it was not you, do nothing: then nothing follows, and the entry is removed.`,
      },
    ],
    replyTo: { name: site.name, email: site.email },
  };
}

/**
 * Shows only the date, because anybody may have typed the address.
 * @throws without a secret for the link
 */
export async function waitlistOffer(
  { entryId }: MailOf<"waitlist-offer">,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [entry] = await context.db
    .select({ ...getTableColumns(waitlist), isTaken: isTaken(now).mapWith(Boolean) })
    .from(waitlist)
    .where(eq(waitlist.id, entryId));
  if (!entry?.offeredAt || entry.leftAt !== null) return { notNeeded: "The entry of the waitlist is gone" };
  if (entry.isTaken) return { notNeeded: "The date was taken before this mail went out" };
  if (entry.date < openDays(calendarDateAt(now)).first)
    return { notNeeded: "The date was too near when this mail was to go out" };
  // The offer begins when its first mail goes out.
  const end = (entry.offerSentAt ?? now) + offerTime;
  const token = await signWaitlistToken(secretsOf(context), "waitlist", entry, end + linkKinds.waitlist.lasts);
  const href = absolute(context.siteOrigin, signedPath(paths.waitlistOffer, token));
  const [date, until] = [dateInWords(entry.date), instantInWords(end)];
  return {
    subject: `${date} is yours for 24 hours`,
    preview: `The date has come free. It is kept for you until ${until}.`,
    heading: "Your date has come free",
    blocks: [
      {
        type: "text",
        text: `Somebody, most likely you, asked to hear of ${date}. It has come free, and you are the first in line: until ${until} nobody else can have it.`,
      },
      { type: "actions", actions: [{ label: "Take it, or let it go", href }] },
      {
        type: "text",
        text: "If you do nothing, it goes to the next in line. Nothing is bought by opening the button.",
      },
    ],
    replyTo: { name: site.name, email: site.email },
    footerLink: { label: "Leave the waitlist", href },
  };
}
