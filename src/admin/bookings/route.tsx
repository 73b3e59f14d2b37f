import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { unlessTaken } from "../../business/bookings/make-booking.ts";
import {
  type Booking,
  bookingInFull,
  cancelBooking,
  changeAndTell,
  changeBooking,
  completeBooking,
  confirmBooking,
  findBooking,
} from "../../business/bookings/queries.ts";
import { queueEndMail } from "../../business/bookings/told-changes.ts";
import { queuePortalLink, revokePortalLinks } from "../../business/portal-access/portal-links.ts";
import { calendarDateAt } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { amountEntry, type BookingEntries, bookingChangeForm, invalidEmail, isErased } from "../../forms/booking.ts";
import { choice, limits, optionalLine } from "../../forms/fields.ts";
import type { FieldIssue } from "../../forms/issues.ts";
import { formBody, limitBody, type ShowAgain, texts } from "../../web/forms/form-body.ts";
import { deedOf, done, idOf, refuseAsProblem } from "../frame/answers.ts";
import { noticeText } from "../frame/notices.ts";
import { bookingPaths, listQuery } from "../paths.ts";
import { BookingPage, bookingMetadata } from "./page.tsx";
import { songGroups } from "./song-groups.ts";
import { takenDate } from "./taken-date.ts";

/** Whether a mail tells the client: a box that is ticked until someone unticks it. */
const tell = z.optional(z.string());

const changeForm = z.extend(bookingChangeForm, { tell });

const moveForm = z.object({
  tell,
  status: choice(["confirmed", "completed", "cancelled"], "Please choose what becomes of the booking"),
  reason: optionalLine(limits.details),
});
const linkForm = z.object({ deed: choice(["send", "revoke"], "Please choose what to do with the link") });

const entriesOf = ({ status: _, ...booking }: Booking): BookingEntries => ({
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
  price: amountEntry(booking.price),
  deposit: amountEntry(booking.deposit),
  note: booking.note ?? "",
});

interface Refused {
  entries: BookingEntries;
  issues: readonly FieldIssue[];
}

async function showBooking(c: Context<AppEnv>, id: string, refused: Refused | null) {
  const now = Date.now();
  const found = await bookingInFull(primary(c.env.DB), id, now);
  if (!found) return c.notFound();
  const { booking, sameDate, signedIn } = found;
  const props = {
    booking,
    sameDate,
    signedIn,
    songs: songGroups(found.songs),
    requests: found.requests,
    today: calendarDateAt(now),
    packages: found.packages.map(({ name }) => name),
    entries: refused?.entries ?? entriesOf(booking),
    issues: refused?.issues ?? [],
    notice: noticeText(c.req.query(listQuery.notice)),
  };
  return c.render(<BookingPage {...props} />, { metadata: bookingMetadata });
}

const showAgain: ShowAgain = (c, refusal) => showBooking(c, idOf(c), refusal);

/** Shows the booking with what was refused because of another one on its date. */
function showTaken(c: Context<AppEnv>, id: string, refused: Refused) {
  c.status(409);
  return showBooking(c, id, refused);
}

const route = bookingPaths(":id");

/** One booking, its changes, its steps and the client's portal link. */
export const adminBooking = new Hono<AppEnv>()
  .get(route.page, (c) => showBooking(c, idOf(c), null))

  .post(route.page, limitBody, formBody(changeForm, showAgain), async (c) => {
    const id = idOf(c);
    const { tell, ...form } = c.req.valid("form");
    const db = primary(c.env.DB);
    const { now } = deedOf(c);
    const change = { ...form, updatedAt: now };
    const changed = tell ? changeAndTell(db, id, change) : changeBooking(db, id, change);
    const outcome = await unlessTaken(db, changed, id, form.eventDate);
    if ("taken" in outcome)
      return showTaken(c, id, { entries: texts(await c.req.parseBody()), issues: [takenDate(outcome.taken)] });
    if (outcome.done.length > 0) {
      c.var.sendMails();
      return done(c, bookingPaths(id).page, "saved");
    }
    if (!isErased(form.clientEmail)) return c.notFound();
    c.status(422);
    const issues = [{ path: "clientEmail", message: invalidEmail }];
    return showBooking(c, id, { entries: texts(await c.req.parseBody()), issues });
  })

  .post(route.status, limitBody, formBody(moveForm, refuseAsProblem), async (c) => {
    const id = idOf(c);
    const { page } = bookingPaths(id);
    const { status, reason, tell } = c.req.valid("form");
    const isTold = tell !== undefined;
    const db = primary(c.env.DB);
    const deed = deedOf(c);
    const today = calendarDateAt(deed.now);
    if (status === "cancelled") {
      const words = `Cancelled on ${today}${reason ? `: ${reason}` : ""}`;
      const cancelled = await cancelBooking(db, id, words, deed, isTold);
      c.var.sendMails();
      return done(c, page, cancelled ? "cancelled" : "not-moved");
    }
    if (status === "completed") {
      const complete = completeBooking(db, id, today, deed.now);
      const [completed] = isTold
        ? await db.batch([complete, queueEndMail(db, id, "completed", deed.now)])
        : [await complete];
      if (completed.length > 0) {
        c.var.sendMails();
        return done(c, page, "completed");
      }
      const [booking] = await findBooking(db, id);
      return done(c, page, booking?.status === "confirmed" ? "too-early" : "not-moved");
    }
    const outcome = await unlessTaken(db, confirmBooking(db, id, deed.now), id);
    if ("taken" in outcome) {
      const found = await bookingInFull(db, id, deed.now);
      if (!found) return c.notFound();
      return showTaken(c, id, { entries: entriesOf(found.booking), issues: [takenDate(outcome.taken)] });
    }
    return done(c, page, outcome.done.length > 0 ? "confirmed" : "not-moved");
  })

  .post(route.portalLink, limitBody, formBody(linkForm, refuseAsProblem), async (c) => {
    const id = idOf(c);
    const { page } = bookingPaths(id);
    const db = primary(c.env.DB);
    const { now } = deedOf(c);
    if (c.req.valid("form").deed === "revoke") {
      const revoked = await revokePortalLinks(db, id, now);
      return revoked.length > 0 ? done(c, page, "links-revoked") : c.notFound();
    }
    const queued = await queuePortalLink(db, id, now);
    if (queued.length === 0) return done(c, page, "link-not-sent");
    c.var.sendMails();
    return done(c, page, "link-sent");
  });
