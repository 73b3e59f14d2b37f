import { categoryOfEventType } from "../../../content/event-types.ts";
import { policies } from "../../../content/policies.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { briefWeekdayIn, dateIn, fill, instantIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { eventTypeIn, useWords } from "../../../platform/pages/words.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { Filled } from "../../../platform/ui/filled.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { comesBackOf } from "../../payments/money/model.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { requestIn } from "../written-in-english.ts";
import type { PlanField } from "./form.ts";
import { cancelOrPostpone } from "./paths.ts";
import type { ClientPlans } from "./read-plans.ts";

const published = policies.flatMap(({ clauses }) => clauses).find(({ id }) => id === "cancellation");

/** By the published rule; null where the agreement has another. */
function whatComesBack(
  { booking: { deposit }, paid, confirming, clauses, isSigned }: ClientPlans,
  { plans: { money } }: Words,
): string | null {
  const agreed = clauses?.find(({ id }) => id === published?.id)?.text;
  if (isSigned && clauses && agreed !== published?.text && agreed !== published?.withoutDeposit) return null;
  const all = paid + confirming;
  if (all <= 0) return money.nothing;
  const comesBack = comesBackOf(all, { deposit, isSigned });
  const stays = all - comesBack;
  const said = (words: string, sum: number) => (sum > 0 ? [fill(words, { sum: dollars(sum) })] : []);
  const pending = said(money.confirming, confirming);
  const sentences =
    stays === 0
      ? [...said(money.allBack, all), ...pending]
      : [...said(money.paid, all), ...pending, ...said(money.stays, stays), ...said(money.comesBack, comesBack)];
  return sentences.join(" ");
}

/** A clause as it was published, in other words; null for the DJ's own, which stays as written. */
function saidOtherwise(clause: string, { agreement: { clauses } }: Words): string | null {
  const said = published && clauses?.[published.id];
  if (!said || !published) return null;
  if (clause === published.text) return said.text;
  return clause === published.withoutDeposit ? (said.withoutDeposit ?? null) : null;
}

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
  const all = useWords();
  const {
    formats,
    plans: { days, labels, postpone: words },
  } = all;
  const { booking, eventDate, answer } = plans;
  const date = form?.values.date ?? answer?.date ?? "";
  return (
    <section className="card p-6" aria-labelledby="postpone-title">
      <h2 className="h3" id="postpone-title">
        {words.title}
      </h2>
      <p className="mt-2 text-muted">
        {fill(words.stays, { date: dateIn(formats, eventDate) })}
        {whatComesBack(plans, all) === null ? "" : ` ${words.costs}`}
      </p>
      <form className="form-grid mt-4" action={portalPaths.cancelOrPostpone}>
        <input type="hidden" name={portalParameters.booking} value={booking.id} />
        <TextField
          id="postpone-date"
          name={portalParameters.date}
          label={labels.date}
          type="date"
          entry={date}
          error={issueOf(form?.issues ?? [], "date")}
        />
        <button className="btn btn-secondary" type="submit">
          {words.see}
        </button>
      </form>
      {answer ? (
        <div className="mt-4" role="status">
          <p className="font-600">
            {fill(answer.date === eventDate ? days.own : days[answer.state], { date: dateIn(formats, answer.date) })}
          </p>
          {answer.nearest.length > 0 && answer.date !== eventDate ? (
            <p className="flex flex-wrap gap-3 mt-2">
              {answer.nearest.map((day) => (
                <a key={day} className="btn btn-small btn-secondary" href={cancelOrPostpone(booking.id, day)}>
                  {briefWeekdayIn(formats, day)}
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
            label={words.message}
            optional
            entry={form?.values.message}
            error={issueOf(form?.issues ?? [], "message")}
            className="full"
          />
          <button className="btn btn-primary full" type="submit">
            {fill(words.ask, { date: dateIn(formats, answer.date) })}
          </button>
          <p className="small text-muted full">{words.notHeld}</p>
        </form>
      ) : null}
    </section>
  );
}

function Cancel({ plans, form }: FormProps) {
  const all = useWords();
  const { cancel: words, money } = all.plans;
  const { booking, clauses, isSigned } = plans;
  const agreed = isSigned
    ? (clauses?.find(({ id }) => id === published?.id)?.text ?? (clauses ? null : published?.text))
    : null;
  const otherwise = agreed ? saidOtherwise(agreed, all) : null;
  return (
    <section className="card p-6" aria-labelledby="cancel-title">
      <h2 className="h3" id="cancel-title">
        {words.title}
      </h2>
      <p className="mt-2 font-600">
        {whatComesBack(plans, all) ?? fill(money.paid, { sum: dollars(plans.paid + plans.confirming) })}
      </p>
      {agreed ? (
        <blockquote className="mt-2 small text-muted">
          <Filled
            words={clauses ? words.agreed : words.policy}
            parts={{ text: otherwise ?? (all.agreement.clauses ? <span lang="en">{agreed}</span> : agreed) }}
          />
        </blockquote>
      ) : null}
      <form className="form-grid mt-4" method="post" action={portalApi.cancel} noValidate>
        <HiddenFields booking={booking} />
        <TextArea
          id="cancel-message"
          name="message"
          label={words.message}
          optional
          entry={form?.values.message}
          error={issueOf(form?.issues ?? [], "message")}
          className="full"
        />
        <button className="btn btn-secondary full" type="submit">
          {words.ask}
        </button>
      </form>
    </section>
  );
}

export function CancelOrPostponePage({ form, ...plans }: ClientPlans & { form: FormState<PlanField> | null }) {
  const all = useWords();
  const { dashboard, formats, plans: words } = all;
  const { booking, eventDate, isAhead } = plans;
  const pending = plans.pending && requestIn(all, plans.pending);
  const answered = plans.answered && requestIn(all, plans.answered);
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking={booking.id} label={words.title} />
      <h1 className="h2">{words.title}</h1>
      <p className="lead">
        <Filled
          words={words.intro}
          parts={{
            event: eventTypeIn(all, booking.eventType),
            date: dateIn(formats, eventDate),
            agreement: (
              <a className="text-link" href={portalContractOf(booking.id)}>
                {words.agreement}
              </a>
            ),
          }}
        />
      </p>
      {!isAhead ? (
        <p>{words.over}</p>
      ) : pending ? (
        <section className="card p-6" role="status">
          <h2 className="h3">{fill(words.asked, { type: dashboard.requests.types[pending.type] })}</h2>
          <p className="mt-2">{pending.subject}.</p>
          <p className="mt-2 whitespace-pre-line break-words">{pending.message}</p>
          <p className="mt-2 text-muted">{fill(words.sent, { time: instantIn(formats, pending.createdAt) })}</p>
          {pending.status === "pending" ? (
            <form className="mt-4" method="post" action={portalApi.keep}>
              <HiddenFields booking={booking} />
              <button className="btn btn-secondary" type="submit">
                {words.keep.ask}
              </button>
            </form>
          ) : (
            <a className="btn btn-primary mt-4" href={portalContractOf(booking.id)}>
              {words.answered}
            </a>
          )}
        </section>
      ) : (
        <>
          <ErrorSummary
            issues={form?.issues ?? []}
            labels={words.labels}
            idOf={(field) => (field === "date" ? "postpone-date" : "cancel-message")}
          />
          {answered ? (
            <section className="card p-6" aria-labelledby="answered-title">
              <h2 className="h3" id="answered-title">
                {fill(words.wasAnswered, { type: dashboard.requests.types[answered.type] })}
              </h2>
              <p className="mt-2">{answered.subject}.</p>
              <p className="mt-2 text-muted">{`${dashboard.requests.dj}:`}</p>
              <p className="whitespace-pre-line break-words">{answered.adminResponse}</p>
            </section>
          ) : null}
          <div className="portal-pair">
            <Postpone plans={plans} form={form} />
            <Cancel plans={plans} form={form} />
          </div>
        </>
      )}
    </div>
  );
}

export const planMetadata = ({ booking }: Pick<ClientPlans, "booking">, words: Words) =>
  portalMetadata(
    words,
    words.plans,
    "portal-requests",
    portalPaths.cancelOrPostpone,
    categoryOfEventType(booking.eventType),
    clientTabs(booking.id, "devices"),
  );
