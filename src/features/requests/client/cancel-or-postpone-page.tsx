import { requestReplyHours } from "../../../content/offers.ts";
import { policies } from "../../../content/policies.ts";
import { site } from "../../../content/site.ts";
import { dateInWords, instantInWords, weekdayInBrief } from "../../../platform/dates.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { dollars } from "../../../platform/money.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { portalContractOf } from "../../bookings/client/paths.ts";
import { categoryOf } from "../../bookings/client-view.ts";
import type { DateState } from "../../dates/model.ts";
import { comesBackOf } from "../../payments/money/model.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { requestTypeLabels } from "../model.ts";
import type { ClientPlans } from "./cancel-or-postpone-route.tsx";
import type { PlanField } from "./form.ts";
import { cancelOrPostpone } from "./paths.ts";

const published = policies.flatMap(({ clauses }) => clauses).find(({ id }) => id === "cancellation");

/** By the published rule; null where the agreement has another. */
function whatComesBack({ booking: { deposit }, paid, confirming, clauses }: ClientPlans): string | null {
  const agreed = clauses?.find(({ id }) => id === published?.id)?.text;
  if (clauses && agreed !== published?.text && agreed !== published?.withoutDeposit) return null;
  const all = paid + confirming;
  if (all <= 0) return "You have paid nothing so far, and canceling costs nothing.";
  const comesBack = comesBackOf(all, deposit);
  const stays = all - comesBack;
  const pending = confirming > 0 ? ` ${dollars(confirming)} of it is being confirmed by the payment service.` : "";
  if (stays === 0) return `You have paid ${dollars(all)}: all of it comes back to you.${pending}`;
  const rest = comesBack > 0 ? ` ${dollars(comesBack)} comes back to you.` : "";
  return `You have paid ${dollars(all)}.${pending} Toward the deposit, ${dollars(stays)} stays, unless the date is booked again.${rest}`;
}

const dayWords: Readonly<Record<DateState, string>> = {
  free: "is free.",
  held: "is held for somebody right now. These days are free:",
  taken: "is taken. These days are free:",
  "too-soon": `is too soon to promise here. Please call ${site.phone.display}.`,
  past: "is behind us.",
  "too-far": "is further ahead than the calendar is open.",
};

interface FormProps {
  plans: ClientPlans;
  form: FormState<PlanField> | null;
}

function HiddenFields({ booking: { id } }: Pick<ClientPlans, "booking">) {
  return (
    <>
      <input type="hidden" name="bookingId" value={id} />
      <input type="hidden" name="idempotencyKey" value={crypto.randomUUID()} />
    </>
  );
}

function Postpone({ plans, form }: FormProps) {
  const { booking, eventDate, answer } = plans;
  const date = form?.values.date ?? answer?.date ?? "";
  return (
    <section className="card p-6" aria-labelledby="postpone-title">
      <h2 className="h3" id="postpone-title">
        Move it to another day
      </h2>
      <p className="mt-2 text-muted">
        {dateInWords(eventDate)} stays yours until we agree on another day.
        {whatComesBack(plans) === null ? "" : " Moving to an open day costs nothing."}
      </p>
      <form className="form-grid mt-4" action={portalPaths.cancelOrPostpone}>
        <input type="hidden" name={portalQuery.booking} value={booking.id} />
        <TextField
          id="postpone-date"
          name={portalQuery.date}
          label="The day you would like"
          type="date"
          entry={date}
          error={issueOf(form?.issues ?? [], "date")}
        />
        <button className="btn btn-secondary" type="submit">
          See if it is free
        </button>
      </form>
      {answer ? (
        <div className="mt-4" role="status">
          <p className="font-600">
            {dateInWords(answer.date)} {dayWords[answer.state]}
          </p>
          {answer.nearest.length > 0 ? (
            <p className="actions mt-2">
              {answer.nearest.map((day) => (
                <a key={day} className="btn btn-small btn-secondary" href={cancelOrPostpone(booking.id, day)}>
                  {weekdayInBrief(day)}
                </a>
              ))}
            </p>
          ) : null}
        </div>
      ) : null}
      {answer?.state === "free" ? (
        <form className="form-grid mt-4" method="post" action={portalApi.postpone} noValidate>
          <HiddenFields booking={booking} />
          <input type="hidden" name="date" value={answer.date} />
          <TextArea
            id="postpone-message"
            name="message"
            label="Anything I should know"
            optional
            entry={form?.values.message}
            error={issueOf(form?.issues ?? [], "message")}
            className="full"
          />
          <button className="btn btn-primary full" type="submit">
            Ask for {dateInWords(answer.date)}
          </button>
          <p className="small text-muted full">It is not held for you before I have moved the booking.</p>
        </form>
      ) : null}
    </section>
  );
}

function Cancel({ plans, form }: FormProps) {
  const { booking, clauses } = plans;
  const agreed = clauses?.find(({ id }) => id === published?.id)?.text ?? (clauses ? null : published?.text);
  return (
    <section className="card mt-6 p-6" aria-labelledby="cancel-title">
      <h2 className="h3" id="cancel-title">
        Cancel it
      </h2>
      <p className="mt-2 font-600">
        {whatComesBack(plans) ?? `You have paid ${dollars(plans.paid + plans.confirming)}.`}
      </p>
      {agreed ? (
        <blockquote className="mt-2 small text-muted">
          {clauses ? "Your agreement" : "The refund policy"}: “{agreed}”
        </blockquote>
      ) : null}
      <form className="form-grid mt-4" method="post" action={portalApi.cancel} noValidate>
        <HiddenFields booking={booking} />
        <TextArea
          id="cancel-message"
          name="message"
          label="What happened, if you like to say"
          optional
          entry={form?.values.message}
          error={issueOf(form?.issues ?? [], "message")}
          className="full"
        />
        <button className="btn btn-secondary full" type="submit">
          Ask to cancel
        </button>
      </form>
    </section>
  );
}

export function CancelOrPostponePage({ form, ...plans }: ClientPlans & { form: FormState<PlanField> | null }) {
  const { booking, eventDate, isAhead, pending } = plans;
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking={booking.id} label="Cancel or postpone" />
      <h1 className="h2">Cancel or postpone</h1>
      <p className="lead mt-4 mb-6">
        {booking.eventType}, {dateInWords(eventDate)}. Nothing changes before I answer, within {requestReplyHours}{" "}
        hours. See the{" "}
        <a className="text-link" href={portalContractOf(booking.id)}>
          agreement
        </a>
        .
      </p>
      {!isAhead ? (
        <p>There is nothing to cancel or to move: this booking is over, canceled, or no longer held.</p>
      ) : pending ? (
        <section className="card p-6" role="status">
          <h2 className="h3">{requestTypeLabels[pending.type]}: asked</h2>
          <p className="mt-2">{pending.subject}.</p>
          <p className="mt-2 whitespace-pre-line break-words">{pending.message}</p>
          <p className="mt-2 text-muted">
            Sent {instantInWords(pending.createdAt)}. Thought better of it? Call {site.phone.display}, or write under
            Messages.
          </p>
        </section>
      ) : (
        <div>
          <ErrorSummary
            issues={form?.issues ?? []}
            labels={{ date: "The day you would like", message: "Your words" }}
            idOf={(field) => (field === "date" ? "postpone-date" : "cancel-message")}
          />
          <Postpone plans={plans} form={form} />
          <Cancel plans={plans} form={form} />
        </div>
      )}
    </div>
  );
}

export const planMetadata = ({ booking }: Pick<ClientPlans, "booking">) =>
  portalMetadata(
    {
      title: "Cancel or postpone",
      description: "Ask to cancel your booking or to move it to another day, with what either means in dollars.",
      feature: "portal-requests",
      path: portalPaths.cancelOrPostpone,
    },
    categoryOf(booking.eventType),
    clientTabs(booking.id, "devices"),
  );
