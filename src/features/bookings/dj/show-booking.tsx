import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { dollarEntry } from "../../../platform/money.ts";
import { idOf, noticeAbout } from "../../admin/frame/notices.ts";
import { listParameters } from "../../admin/paths.ts";
import type { SignerField } from "../../contracts/dj/signers-form.ts";
import { findInCrate } from "../../crate/find-songs.ts";
import { portalOnPaper } from "../../portal/access/portal-code.ts";
import { entriesOfTax, taxOf, withoutTax } from "../../prices/tax.ts";
import { songGroups } from "../../songs/dj/song-groups.ts";
import { songsOfMoments } from "../../timeline/moment-songs.ts";
import { wishOf } from "../amendments.ts";
import { priceInWords } from "../booking-choices.ts";
import { heldFor } from "../holds/holds.ts";
import { entriesOfLines, packageLine, untaxed } from "../lines.ts";
import { statusAt } from "../model.ts";
import { type Booking, bookingInFull, proposedByDj } from "../read-bookings.ts";
import type { BookingField, MoveField } from "./form.ts";
import { BookingPage, bookingMetadata } from "./page.tsx";
import { bookingPaths } from "./paths.ts";

export const entriesOf = (booking: Booking): FormState<BookingField>["values"] => ({
  clientName: booking.clientName,
  clientEmail: hasNoAddress(booking.clientEmail) ? "" : booking.clientEmail,
  clientPhone: booking.clientPhone ?? "",
  companyName: booking.companyName ?? "",
  billingAddress: booking.billingAddress ?? "",
  purchaseOrder: booking.purchaseOrder ?? "",
  eventDate: booking.eventDate,
  startTime: booking.startTime,
  endTime: booking.endTime,
  eventType: booking.eventType,
  venue: booking.venue ?? "",
  city: booking.city ?? "",
  packageName: booking.packageName,
  price: dollarEntry(untaxed(booking).price),
  deposit: dollarEntry(booking.deposit),
  note: booking.note ?? "",
  ...entriesOfTax(taxOf(booking.lines)),
  ...entriesOfLines(booking.lines.length > 0 ? withoutTax(booking.lines) : [packageLine(booking)]),
});

export async function showBooking(
  c: Context<AppEnv>,
  refused?: FormState<BookingField>,
  {
    signerForm = emptyForm,
    moveForm = emptyForm,
    whyNot = moveForm.issues.find(({ path }) => path !== "kept")?.message ?? null,
  }: { signerForm?: FormState<SignerField>; moveForm?: FormState<MoveField>; whyNot?: string | null } = {},
) {
  const now = Date.now();
  const db = primary(c.env.DB);
  const found = await bookingInFull(db, idOf(c), now);
  if (!found) return c.notFound();
  const wanted = [
    ...found.songs.filter(({ preference }) => preference === "must-play" || preference === "play-if-possible"),
    ...songsOfMoments(found.moments),
  ];
  const { sameDate, signedIn } = found;
  const booking = { ...found.booking, status: statusAt(found.booking, now) };
  const isClosed = booking.status === "released" || booking.status === "cancelled";
  const stands = !isClosed && found.agreed.unsigned.length === 0;
  const edited = proposedByDj(booking, found.proposal, stands);
  const asked = found.requests.find(({ id }) => id === c.req.query(listParameters.request));
  const entries = entriesOf(edited);
  const wished = asked?.type === "postpone" && asked.newDate ? { eventDate: asked.newDate } : {};
  const seen = JSON.stringify({ ...entries, wish: wishOf(found.proposal) });
  const tax = taxOf(edited.lines) ?? found.tax;
  const props = {
    booking,
    sameDate,
    signedIn,
    agreed: found.agreed,
    cameBack: found.cameBack,
    call: found.call,
    held: heldFor(booking, now),
    holdHours: found.terms.holdHours,
    proposal: found.proposal,
    songs: songGroups(found.songs),
    moments: found.moments,
    crate: found.hasCrate ? await findInCrate(db, wanted) : null,
    requests: found.requests,
    asked: asked?.id ?? null,
    signed: found.signed,
    signerForm,
    moveForm,
    today: calendarDateAt(now),
    packages: found.packages.map((each) => ({ name: each.name, inWords: priceInWords(each, found.terms, tax) })),
    tax,
    form: refused ?? { values: { ...entries, ...wished, seen }, issues: [] },
    isClosed,
    whyNot,
    onPaper: await portalOnPaper(c, booking),
    notice: noticeAbout(c.req.query(listParameters.notice), booking.clientEmail),
  };
  return c.render(<BookingPage {...props} />, { metadata: bookingMetadata });
}

export const bookingRoute = bookingPaths(":id");

export const comesBackTo = (c: Context<AppEnv>) => bookingPaths(idOf(c)).page;
