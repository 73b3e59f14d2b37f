import { cancelBooking } from "../../business/bookings/cancel-booking.ts";
import { unlessTaken } from "../../business/bookings/make-booking.ts";
import { completeBookingQuery, confirmBooking, giveAgain } from "../../business/bookings/move-booking.ts";
import { findBookingQuery } from "../../business/bookings/read-booking.ts";
import { queueEndMailQuery } from "../../business/bookings/told-changes.ts";
import { calendarDateAt, dateInWords } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import { changesDates } from "../../web/changes-dates.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { bookingPaths } from "../booking-paths.ts";
import { actorOf, done, idOf } from "../frame/answers.ts";
import { moveForm } from "./form.ts";
import { comesBackTo, entriesOf, route, showBooking } from "./show-booking.tsx";
import { takenPlace } from "./taken-date.ts";

const keptDay = {
  path: "eventDate",
  message: "This date is blocked, busy in a calendar of yours, or offered to its waitlist for a day",
};

/** Takes a booking on to another status. */
export const moving = formRoute({
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
      const noted = `Canceled on ${dateInWords(today)}${reason ? `: ${reason}` : ""}`;
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
    const outcome =
      status === "hold"
        ? await unlessTaken(db, giveAgain(db, id, actor.now), { id, now: actor.now })
        : await unlessTaken(db, confirmBooking(db, id, actor), { id, now: actor.now });
    if ("done" in outcome && outcome.done !== "kept") {
      if (outcome.done === "given") return done(page, "given-again");
      return done(page, outcome.done !== "not-moved" && outcome.done.length > 0 ? "confirmed" : "not-moved");
    }
    const [booking] = await findBookingQuery(db, id);
    if (!booking) return c.notFound();
    c.status(409);
    const issue = "done" in outcome ? keptDay : takenPlace(outcome);
    return showBooking(c, { values: entriesOf(booking), issues: [issue] });
  },
});
