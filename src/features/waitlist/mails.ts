import { eq, getTableColumns } from "drizzle-orm";
import { offerTime, waitlist } from "../../database/schema/dates.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { dateIn, fill, instantIn } from "../../platform/language.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { openDays } from "../dates/date-state.ts";
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
  const { formats, waitlist: words } = wordsIn(entry.language);
  const { subject, preview, text, works } = words.confirmMail;
  const date = { date: dateIn(formats, entry.date) };
  const href = absolute(context.siteOrigin, formats.prefix + signedPath(paths.waitlistConfirm, token));
  return {
    language: formats.tag,
    subject: fill(subject, date),
    preview,
    heading: words.headings.confirm,
    blocks: [
      { type: "text", text: fill(text, date) },
      { type: "actions", actions: [{ label: words.yes, href }] },
      { type: "text", text: works },
    ],
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
  const { formats, waitlist: words } = wordsIn(entry.language);
  const { subject, preview, text, open, nothing } = words.offerMail;
  const href = absolute(context.siteOrigin, formats.prefix + signedPath(paths.waitlistOffer, token));
  const when = { date: dateIn(formats, entry.date), until: instantIn(formats, end) };
  return {
    language: formats.tag,
    subject: fill(subject, when),
    preview: fill(preview, when),
    heading: words.headings.offer,
    blocks: [
      { type: "text", text: fill(text, when) },
      { type: "actions", actions: [{ label: open, href }] },
      { type: "text", text: nothing },
    ],
    footerLink: { label: words.leave, href },
  };
}
