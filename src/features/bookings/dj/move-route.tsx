import { primary } from "../../../database/client.ts";
import { calendarDateAt, dateInWords } from "../../../platform/dates.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { actorOf, done, idOf } from "../../admin/frame/notices.ts";
import { cancelBooking, confirmBooking, holdAgainForClient } from "../change-booking.ts";
import { completeBooking } from "../complete-booking.ts";
import { unlessTaken } from "../make-booking.ts";
import { findBookingQuery } from "../read-bookings.ts";
import { moveForm } from "./form.ts";
import { bookingPaths } from "./paths.ts";
import { comesBackTo, entriesOf, route, showBooking } from "./show-booking.tsx";
import { takenPlace } from "./taken-date.ts";

const unavailableDay = {
  path: "eventDate",
  message: "This date is blocked, busy in a calendar of yours, or offered to its waitlist for a day",
};

export const moving = formRoute({
  path: route.status,
  schema: moveForm,
  guard: changesDates,
  mails: true,
  comesBackTo,
  async act(c, { status, open, reason, tell, words }) {
    const id = idOf(c);
    const { page } = bookingPaths(id);
    const notifies = tell !== undefined;
    const db = primary(c.env.DB);
    const actor = actorOf(c);
    const today = calendarDateAt(actor.now);
    if (status === "cancelled") {
      const noted = `Canceled on ${dateInWords(today)}${reason ? `: ${reason}` : ""}`;
      const notify = notifies ? { words } : undefined;
      return done(page, (await cancelBooking(db, id, noted, actor, notify)) ? "cancelled" : "not-moved");
    }
    if (status === "completed") {
      return done(page, await completeBooking(db, id, open, actor, notifies));
    }
    const outcome =
      status === "hold"
        ? await unlessTaken(db, holdAgainForClient(db, id, actor.now), { id, now: actor.now })
        : await unlessTaken(db, confirmBooking(db, id, actor), { id, now: actor.now });
    if ("done" in outcome && outcome.done !== "unavailable") {
      if (outcome.done === "given") return done(page, "given-again");
      return done(page, outcome.done !== "not-moved" && outcome.done.length > 0 ? "confirmed" : "not-moved");
    }
    const [booking] = await findBookingQuery(db, id);
    if (!booking) return c.notFound();
    c.status(409);
    const issue = "done" in outcome ? unavailableDay : takenPlace(outcome);
    return showBooking(c, { values: entriesOf(booking), issues: [issue] });
  },
});
