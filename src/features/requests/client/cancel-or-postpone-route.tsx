import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { plans as english } from "../../../content/words/en/plans.ts";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { bookings, isSignedByAnyone } from "../../../database/schema/bookings.ts";
import { confirmingOfBooking, paidOfBooking } from "../../../database/schema/payments.ts";
import type { AppEnv } from "../../../env.ts";
import { type CalendarDate, calendarDateAt, dateInWords, isCalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { dateIn, fill } from "../../../platform/language.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { ownBookingId, ownBookingQuery } from "../../bookings/client-bookings.ts";
import { statusAt } from "../../bookings/model.ts";
import { contractVersionsQuery } from "../../contracts/versions.ts";
import { answerOf, daysAround } from "../../dates/date-state.ts";
import { occupiedDaysQuery, occupiedIn } from "../../dates/occupied-days.ts";
import { liveSessionQuery, ofClient } from "../../portal/access/sessions.ts";
import { forClient, signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { planQuery } from "../read-requests.ts";
import { receiveRequest } from "../receive-request.ts";
import { CancelOrPostponePage, planMetadata } from "./cancel-or-postpone-page.tsx";
import { cancelForm, type PlanField, postponeForm } from "./form.ts";
import { cancelOrPostpone } from "./paths.ts";

async function readPlans(db: Database, sid: string, asked: string | null, date: CalendarDate | null, now: number) {
  const today = calendarDateAt(now);
  const span = date && daysAround(date, today);
  const own = ownBookingId(sid, now, asked);
  const {
    session: [session],
    booking: [booking],
    money: [money],
    versions: [version],
    plan: [plan],
    occupied,
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: ownBookingQuery(db, sid, now, asked),
    money: db
      .select({
        paid: paidOfBooking,
        confirming: confirmingOfBooking,
        isSigned: isSignedByAnyone.mapWith(Boolean).as("is_signed"),
      })
      .from(bookings)
      .where(eq(bookings.id, own)),
    versions: contractVersionsQuery(db, own),
    plan: planQuery(db, own),
    occupied: occupiedDaysQuery(db, span, now),
  });
  if (!session || !booking) return ofClient(session, null);
  const status = statusAt(booking, now);
  return ofClient(session, {
    booking: { id: booking.id, eventType: booking.eventType, deposit: booking.deposit },
    eventDate: booking.eventDate,
    isAhead: booking.eventDate >= today && (status === "hold" || status === "confirmed"),
    paid: money?.paid ?? 0,
    isSigned: money?.isSigned ?? false,
    /** Paid by card, not yet confirmed by the payment service. */
    confirming: money?.confirming ?? 0,
    clauses: version?.sheet.agreement.terms ?? null,
    pending: plan?.isOpen ? plan : null,
    answered: plan && !plan.isOpen && plan.adminResponse ? plan : null,
    answer: date && answerOf(date, today, occupiedIn(occupied, span)),
  });
}

export type ClientPlans = NonNullable<NonNullable<Awaited<ReturnType<typeof readPlans>>>["found"]>;

function showPlans(c: Context<AppEnv>, asked: string | null, date = "", form: FormState<PlanField> | null = null) {
  const day = isCalendarDate(date) ? date : null;
  return forClient(
    c,
    ({ db, sid, now }) => readPlans(db, sid, asked, day, now),
    (found) => c.render(<CancelOrPostponePage {...found} form={form} />, { metadata: planMetadata(found, wordsOf(c)) }),
  );
}

interface Ask {
  bookingId: string;
  message: string | null;
  idempotencyKey: string | null;
  date: CalendarDate | null;
}

/** The booking stays as it is until the DJ answers. */
function ask(c: Context<AppEnv>, { bookingId, message, idempotencyKey, date }: Ask, now: number) {
  return forClient(
    c,
    ({ db, sid }) => readPlans(db, sid, bookingId, date, now),
    async (found, { db, sid }) => {
      const { isAhead, pending, eventDate, answer } = found;
      const to = cancelOrPostpone(bookingId);
      if (!isAhead || pending) return { to };
      if (answer && answer.state !== "free") {
        const path = "date";
        const { days, postpone } = wordsOf(c).plans;
        const message =
          date === eventDate ? fill(days.own, { date: dateIn(wordsOf(c).formats, date) }) : postpone.notFree;
        return { status: 409 as const, issues: [{ path, message }] };
      }
      const { postpone, cancel } = english;
      const was = dateInWords(eventDate);
      // In English, for the DJ.
      const asked = date
        ? { type: "postpone" as const, subject: fill(postpone.subject, { was, is: dateInWords(date) }) }
        : { type: "cancel" as const, subject: fill(cancel.subject, { date: was }) };
      const request = {
        ...asked,
        message: message ?? (date ? postpone : cancel).text,
        songRequest: null,
        newDate: date,
        bookingId,
        clientEmail: null,
        idempotencyKey,
      };
      return (await receiveRequest(db, sid, request, now)) ? { to } : signedOut(c);
    },
  );
}

const shared = {
  guard: withSession,
  limit: "FORM_LIMIT",
  mails: true,
  comesBackTo: portalPaths.cancelOrPostpone,
  again: (c: Context<AppEnv>, form: FormState<PlanField>) =>
    showPlans(c, form.values.bookingId ?? null, form.values.date, form),
} as const;

const canceling = formRoute({
  ...shared,
  path: portalApi.cancel,
  schema: cancelForm,
  act: (c, form, now) => ask(c, { ...form, date: null }, now),
});

const postponing = formRoute({ ...shared, path: portalApi.postpone, schema: postponeForm, act: ask });

export const cancelingAndPostponing = new Hono<AppEnv>()
  .route("/", canceling)
  .route("/", postponing)
  .get(portalPaths.cancelOrPostpone, (c) =>
    showPlans(c, c.req.query(portalQuery.booking) ?? null, c.req.query(portalQuery.date)),
  );
