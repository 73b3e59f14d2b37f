import { type Context, Hono } from "hono";
import { changeOrPropose } from "../../business/agreements/change-or-propose.ts";
import { cancelBooking } from "../../business/bookings/cancel-booking.ts";
import { unlessTaken } from "../../business/bookings/make-booking.ts";
import { completeBookingQuery, confirmBooking } from "../../business/bookings/move-booking.ts";
import { priceInWords } from "../../business/bookings/package-price.ts";
import { type Booking, bookingInFull, findBookingQuery } from "../../business/bookings/read-booking.ts";
import { queueEndMailQuery } from "../../business/bookings/told-changes.ts";
import { revokePortalLinksQuery } from "../../business/portal-access/portal-links.ts";
import { queuePortalLinkQuery } from "../../business/portal-access/queue-portal-link.ts";
import { calendarDateAt } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import type { FormState } from "../../forms/form-state.ts";
import { dollarEntry } from "../../money.ts";
import { isErased } from "../../vocabulary/erased-address.ts";
import { changesDates } from "../../web/changes-dates.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { actorOf, done, idOf } from "../frame/answers.ts";
import { noticeText } from "../frame/notices.ts";
import { bookingPaths, listQuery } from "../paths.ts";
import { type BookingField, invalidEmail, linkForm, moveForm, toldChangeForm } from "./form.ts";
import { BookingPage, bookingMetadata } from "./page.tsx";
import { songGroups } from "./song-groups.ts";
import { takenDate } from "./taken-date.ts";

const entriesOf = (booking: Booking): FormState<BookingField>["values"] => ({
  clientName: booking.clientName,
  clientEmail: booking.clientEmail,
  clientPhone: booking.clientPhone ?? "",
  eventDate: booking.eventDate,
  startTime: booking.startTime,
  endTime: booking.endTime,
  eventType: booking.eventType,
  venue: booking.venue ?? "",
  city: booking.city ?? "",
  packageName: booking.packageName,
  price: dollarEntry(booking.price),
  deposit: dollarEntry(booking.deposit),
  note: booking.note ?? "",
});

async function showBooking(c: Context<AppEnv>, refused?: FormState<BookingField>) {
  const now = Date.now();
  const found = await bookingInFull(primary(c.env.DB), idOf(c), now);
  if (!found) return c.notFound();
  const { booking, sameDate, signedIn } = found;
  const props = {
    booking,
    sameDate,
    signedIn,
    agreed: found.agreed,
    songs: songGroups(found.songs),
    requests: found.requests,
    today: calendarDateAt(now),
    packages: found.packages.map((each) => ({ name: each.name, inWords: priceInWords(each) })),
    form: refused ?? { values: entriesOf(booking), issues: [] },
    notice: noticeText(c.req.query(listQuery.notice)),
  };
  return c.render(<BookingPage {...props} />, { metadata: bookingMetadata });
}

const route = bookingPaths(":id");
const comesBackTo = (c: Context<AppEnv>) => bookingPaths(idOf(c)).page;

const changing = formRoute({
  path: route.page,
  schema: toldChangeForm,
  guard: changesDates,
  again: showBooking,
  mails: true,
  async act(c, { tell, ...form }, now) {
    const id = idOf(c);
    const db = primary(c.env.DB);
    const change = { ...form, updatedAt: now };
    const changed = changeOrPropose(db, id, change, tell !== undefined, actorOf(c));
    const outcome = await unlessTaken(db, changed, { id, newDate: form.eventDate, now });
    if ("taken" in outcome) return { status: 409, issues: [takenDate(outcome.taken)] };
    if (typeof outcome.done === "object") return { status: 409, issues: [takenDate(outcome.done.taken)] };
    if (outcome.done === "changed") return done(bookingPaths(id).page, "saved");
    if (outcome.done === "proposed") return done(bookingPaths(id).page, "proposed");
    if (!isErased(form.clientEmail)) return c.notFound();
    return { status: 422, issues: [{ path: "clientEmail", message: invalidEmail }] };
  },
});

const moving = formRoute({
  path: route.status,
  schema: moveForm,
  guard: changesDates,
  mails: true,
  comesBackTo,
  async act(c, { status, reason, tell, words }) {
    const id = idOf(c);
    const { page } = bookingPaths(id);
    const isTold = tell !== undefined;
    const db = primary(c.env.DB);
    const actor = actorOf(c);
    const today = calendarDateAt(actor.now);
    if (status === "cancelled") {
      const noted = `Canceled on ${today}${reason ? `: ${reason}` : ""}`;
      const told = isTold ? { words } : undefined;
      return done(page, (await cancelBooking(db, id, noted, actor, told)) ? "cancelled" : "not-moved");
    }
    if (status === "completed") {
      const complete = completeBookingQuery(db, id, today, actor.now);
      const [completed] = isTold
        ? await db.batch([complete, queueEndMailQuery(db, id, { status: "completed" }, actor.now)])
        : [await complete];
      if (completed.length > 0) return done(page, "completed");
      const [booking] = await findBookingQuery(db, id);
      return done(page, booking?.status === "confirmed" ? "too-early" : "not-moved");
    }
    const outcome = await unlessTaken(db, confirmBooking(db, id, actor), { id, now: actor.now });
    if ("done" in outcome) return done(page, outcome.done.length > 0 ? "confirmed" : "not-moved");
    const [booking] = await findBookingQuery(db, id);
    if (!booking) return c.notFound();
    c.status(409);
    return showBooking(c, { values: entriesOf(booking), issues: [takenDate(outcome.taken)] });
  },
});

const linking = formRoute({
  path: route.portalLink,
  schema: linkForm,
  mails: true,
  comesBackTo,
  async act(c, { change }, now) {
    const id = idOf(c);
    const { page } = bookingPaths(id);
    const db = primary(c.env.DB);
    if (change === "revoke") {
      const revoked = await revokePortalLinksQuery(db, id, now);
      return revoked.length > 0 ? done(page, "links-revoked") : c.notFound();
    }
    const queued = await queuePortalLinkQuery(db, id, now);
    return done(page, queued.length > 0 ? "link-sent" : "link-not-sent");
  },
});

/** One booking, its changes, its steps and the client's portal link. */
export const adminBooking = new Hono<AppEnv>().get(route.page, (c) => showBooking(c));
for (const form of [changing, moving, linking]) adminBooking.route("/", form);
