import { primary } from "../../../database/client.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { dateInWords } from "../../../platform/english.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { actorOf, idOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { cancelBooking, reopenBooking, sayWhoCanceled } from "../cancel-booking.ts";
import { confirmBooking, extendHold, holdAgainForClient } from "../change-booking.ts";
import { completeBooking } from "../complete-booking.ts";
import { unlessTaken } from "../make-booking.ts";
import { clashOnItsDay } from "../read-bookings.ts";
import { moveForm } from "./form.ts";
import { bookingPaths } from "./paths.ts";
import { bookingRoute, comesBackTo, showBooking } from "./show-booking.tsx";
import { clashing, takenPlace } from "./taken-date.ts";

const refusals = {
  unavailable: "This date is blocked, busy in a calendar of yours, or offered to its waitlist for a day",
  over: "This date is over, so the booking stays canceled",
};

export const moving = formRoute({
  path: bookingRoute.status,
  schema: moveForm,
  guard: changesDates,
  mails: true,
  comesBackTo,
  again: (c, form) => showBooking(c, undefined, { moveForm: form }),
  async act(c, { status, endsAt, open, canceledBy, kept, reason, tell, words }) {
    const id = idOf(c);
    const { page } = bookingPaths(id);
    const notifies = tell !== undefined;
    const db = primary(c.env.DB);
    const actor = actorOf(c);
    const today = calendarDateAt(actor.now);
    if (status === "cancelled") {
      const who = canceledBy === "client" ? " as the client asked" : canceledBy === "dj" ? " by me" : "";
      const noted = { reason: `Canceled on ${dateInWords(today)}${who}${reason ? `: ${reason}` : ""}`, canceledBy };
      const notify = notifies ? { words } : undefined;
      return redirectWithNotice(page, (await cancelBooking(db, id, noted, actor, notify)) ? "cancelled" : "not-moved");
    }
    if (status === "who-canceled") {
      const isSaid = canceledBy !== null && (await sayWhoCanceled(db, id, { canceledBy, kept }, actor.now));
      if (!isSaid && kept) return { status: 422, issues: [{ path: "kept", message: "This is more than was paid" }] };
      return redirectWithNotice(page, isSaid ? "who-canceled" : "not-moved");
    }
    if (status === "completed") {
      return redirectWithNotice(page, await completeBooking(db, id, open, actor, notifies));
    }
    if (status === "longer") return redirectWithNotice(page, await extendHold(db, id, endsAt, actor.now));
    const refuse = (why: string) => {
      c.status(409);
      return showBooking(c, undefined, { whyNot: why });
    };
    const clash = await clashOnItsDay(db, id, actor.now);
    if (clash) return refuse(clashing(clash).message);
    const move =
      status === "reopened"
        ? reopenBooking(db, id, actor, notifies)
        : status === "hold"
          ? holdAgainForClient(db, id, actor.now)
          : confirmBooking(db, id, actor);
    const outcome = await unlessTaken<Awaited<typeof move>>(db, move, { id, now: actor.now });
    if ("taken" in outcome) return refuse(takenPlace(outcome).message);
    if (outcome.done === "unavailable" || outcome.done === "over") return refuse(refusals[outcome.done]);
    return redirectWithNotice(page, outcome.done);
  },
});
