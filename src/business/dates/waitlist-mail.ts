import { eq, getTableColumns } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { dateInWords, instantInWords, isCalendarDate } from "../../dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../mail/message.ts";
import { absolute, paths, signedPath } from "../../site/paths.ts";
import { secretsOf } from "../newsletter/subscriber-mail.ts";
import type { MailOf } from "../outbox-mail.ts";
import { isTaken } from "./offer-dates.ts";
import { waitlist } from "./schema.ts";
import { signWaitlistToken } from "./waitlist-token.ts";

/**
 * Offers a date that has come free to the first in line. Anybody may have typed the address, so of what they typed only the date
 * stands in it. Both of its links open pages that act by a button alone.
 *
 * @throws when there is no secret to sign its link with
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
  if (!entry?.offerEndsAt || entry.leftAt !== null || !isCalendarDate(entry.date))
    return { notNeeded: "The entry of the waitlist is gone" };
  if (entry.isTaken) return { notNeeded: "The date was taken before this mail went out" };
  if (entry.offerEndsAt <= now) return { notNeeded: "The offer was over before this mail went out" };
  const token = await signWaitlistToken(secretsOf(context), entry, entry.offerEndsAt);
  const href = absolute(context.siteOrigin, signedPath(paths.waitlistOffer, token));
  const [date, until] = [dateInWords(entry.date), instantInWords(entry.offerEndsAt)];
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
