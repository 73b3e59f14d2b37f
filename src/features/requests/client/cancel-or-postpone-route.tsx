import { type Context, Hono } from "hono";
import { plans as english } from "../../../content/words/en/plans.ts";
import type { AppEnv } from "../../../env.ts";
import { type CalendarDate, isCalendarDate } from "../../../platform/dates.ts";
import { dateInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { dateIn, fill } from "../../../platform/language.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { forClient, signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { receiveRequest } from "../receive-request.ts";
import { CancelOrPostponePage, planMetadata } from "./cancel-or-postpone-page.tsx";
import { cancelForm, keepForm, type PlanField, postponeForm } from "./form.ts";
import { cancelOrPostpone, portalMessages, requestSubmitted } from "./paths.ts";
import { readPlans } from "./read-plans.ts";

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

/** Also where the DJ has answered meanwhile: then there is nothing to take back. */
function keep(
  c: Context<AppEnv>,
  { bookingId, idempotencyKey }: Pick<Ask, "bookingId" | "idempotencyKey">,
  now: number,
) {
  return forClient(
    c,
    ({ db, sid }) => readPlans(db, sid, bookingId, null, now),
    async ({ isAhead, pending }, { db, sid }) => {
      if (!isAhead || pending?.status !== "pending") return { to: portalMessages({ booking: bookingId }) };
      const request = {
        type: "general" as const,
        subject: english.keep.subject,
        message: english.keep.text,
        songRequest: null,
        newDate: null,
        bookingId,
        clientEmail: null,
        idempotencyKey,
        takesBack: pending.id,
      };
      const to = requestSubmitted(bookingId);
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

const keeping = formRoute({ ...shared, path: portalApi.keep, schema: keepForm, act: keep });

export const cancelingAndPostponing = new Hono<AppEnv>()
  .route("/", keeping)
  .route("/", canceling)
  .route("/", postponing)
  .get(portalPaths.cancelOrPostpone, (c) =>
    showPlans(c, c.req.query(portalParameters.booking) ?? null, c.req.query(portalParameters.date)),
  );
