import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { capitalized, dateIn, fill } from "../../../platform/language.ts";
import { dollarEntry, dollars } from "../../../platform/money.ts";
import { allWords, eventTypeIn, useWords } from "../../../platform/pages/words.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Filled } from "../../../platform/ui/filled.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { contractNumber } from "../../bookings/model.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { signedPath } from "../../site/paths.ts";
import type { LinkedMoney } from "../client-money.ts";
import { listedIn } from "../invoices/invoice-form.ts";
import { onItsWayInWords } from "../model.ts";
import { NotDue } from "./booked-page.tsx";
import { type PayLinkField, takesBack } from "./form.ts";
import { payableInWords } from "./pay-by-card.ts";
import { Way } from "./pay-fields.tsx";
import { howIn, methodsFor } from "./payment-methods.ts";

interface PayLinkPageProps {
  found: LinkedMoney;
  date: CalendarDate;
  today: CalendarDate;
  token: string;
  /** In cents; null when nothing is to pay. */
  due: number | null;
  isOver: boolean;
  takesCards: boolean;
  /** Just paid on Stripe's page, in cents. */
  paid: number | null;
  form: FormState<PayLinkField>;
}

export function PayLinkPage({ found, date, today, token, due, isOver, takesCards, paid, form }: PayLinkPageProps) {
  const words = useWords();
  const { formats, pay, dashboard } = words;
  const linkWords = pay.link;
  const { booking, confirming, tooLate } = found;
  const { isMailed, clientName: name } = booking;
  const coming = onItsWayInWords(found.announced, dashboard);
  const event = eventTypeIn(words, booking.eventType);
  const day = dateIn(formats, date);
  const sum = (text: string, amount: number) => fill(text, { amount: dollars(amount), name });
  return (
    <div className="wrap portal portal-column">
      <header className="pay-head">
        <h1 className="h2">{fill(linkWords.heading, { name: booking.companyName ?? name })}</h1>
        {allWords.map(({ formats: { tag }, frame }) =>
          tag === formats.tag ? null : (
            <a
              key={tag}
              className="text-link"
              href={`${signedPath(portalPaths.payLink, token)}&${portalParameters.language}=${tag}`}
              lang={tag}
            >
              {frame.name}
            </a>
          ),
        )}
      </header>
      {due === null || isOver || confirming > 0 ? <p className="lead">{`${event}, ${day}.`}</p> : null}
      <NotDue {...found} />
      {confirming > 0 ? (
        <Notice tone="ok">{sum(isMailed ? linkWords.confirmingMail : linkWords.confirming, confirming)}</Notice>
      ) : isOver ? (
        <p>
          {tooLate > 0 ? `${sum(linkWords.tooLate, tooLate)} ` : ""}
          {fill(linkWords.over, { name })}
        </p>
      ) : due === null ? (
        <Notice tone="ok">
          {paid === null ? "" : `${sum(linkWords.isHere, paid)} `}
          {linkWords.nothing}
        </Notice>
      ) : (
        <>
          {paid === null ? null : (
            <Notice tone="ok">{sum(isMailed ? linkWords.thanksMail : linkWords.thanks, paid)}</Notice>
          )}
          {coming ? (
            <Notice tone="ok">
              {coming} {fill(linkWords.notCounted, { name })}
              {found.announced.some(({ isByOther, amount }) => isByOther && amount > 0) ? (
                <form method="post" action={portalApi.payLink}>
                  <input type="hidden" name="token" value={token} />
                  <input type="hidden" name="amount" value="" />
                  <button className="text-link" type="submit" name="way" value={takesBack}>
                    {pay.coming.takeBack}
                  </button>
                </form>
              ) : null}
            </Notice>
          ) : null}
          <PayForm {...{ found, today, token, due, takesCards, form, event, day }} />
        </>
      )}
      <p className="small text-muted">
        <Filled words={linkWords.only} parts={{ phone: <a href={site.phone.href}>{site.phone.display}</a> }} />
      </p>
    </div>
  );
}

interface PayFormProps extends Pick<PayLinkPageProps, "found" | "today" | "token" | "takesCards" | "form"> {
  due: number;
  event: string;
  day: string;
}

function PayForm({ found, today, token, due, takesCards, form, event, day }: PayFormProps) {
  const words = useWords();
  const { link, fields } = words.pay;
  const { booking, money, depositDue } = found;
  const field = fieldsOf({ idOf: (name) => `pay-${name}`, labels: { amount: fields.amount }, form });
  const amount = field("amount");
  const message = form.issues.find(({ path }) => path !== "amount")?.message;
  const offered = methodsFor(booking, null).filter(({ method }) => takesCards || method !== "card");
  const chosen = form.values.way ?? offered[0]?.method;
  return (
    <div className="portal-pair">
      <div className="card pay-sum portal-beside">
        <div>
          <p className="h3">{capitalized(day)}</p>
          <p className="text-muted">
            {event}
            {found.invoice ? `. ${listedIn(words, found.invoice).name}` : ""}
          </p>
        </div>
        <dl>
          <div>
            <dt>{depositDue === null ? payableInWords(found, "balance", today, words) : link.depositNow}</dt>
            <dd className="display pay-figure">{dollars(due)}</dd>
          </div>
          {money.left === due ? null : (
            <div>
              <dt>{link.left}</dt>
              <dd>{dollars(money.left)}</dd>
            </div>
          )}
        </dl>
      </div>
      <form className="pay-methods" method="post" action={portalApi.payLink} noValidate>
        <input type="hidden" name="token" value={token} />
        {message ? (
          <p className="field-error" role="alert">
            {message}
          </p>
        ) : null}
        <TextField {...amount} entry={amount.entry ?? dollarEntry(due)} inputMode="decimal" hint={link.hint} />
        <fieldset>
          <legend>{link.how}</legend>
          {offered.map(({ method, icon }) => (
            <Way
              key={method}
              {...{ method, icon }}
              note={method === "card" ? fields.card : howIn(words, method, contractNumber(booking.id))}
              isChosen={method === chosen}
            />
          ))}
        </fieldset>
        {takesCards ? (
          <button className="btn btn-primary pay-card" type="submit">
            {fields.byCard}
          </button>
        ) : null}
        <button className="btn btn-primary pay-other" type="submit">
          {link.announce}
        </button>
        <p className="small text-muted pay-other">{link.announced}</p>
      </form>
    </div>
  );
}

export function PassItOn({ link }: { link: string }) {
  const { passOn } = useWords().pay;
  return (
    <details className="card px-6 py-2">
      <summary className="fold-summary">{passOn.title}</summary>
      <p className="mt-3 text-muted">{passOn.text}</p>
      <p className="mt-4 small break-all">
        <code>{link}</code>
      </p>
      <p className="my-4">
        <a className="btn btn-small btn-secondary" href={`mailto:?body=${encodeURIComponent(link)}`}>
          {passOn.mail}
        </a>
      </p>
    </details>
  );
}

export const payLinkMetadata = (words: Words) =>
  portalMetadata(words, words.pay.link, "portal-payments", portalPaths.payLink);
