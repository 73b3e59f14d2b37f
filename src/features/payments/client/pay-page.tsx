import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { briefDateIn, capitalized, dateIn, fill, instantIn, listIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Filled } from "../../../platform/ui/filled.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import { balanceDueInWords } from "../../bookings/client-view.ts";
import { othersInWords } from "../../bookings/model.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { portalView } from "../../requests/client/paths.ts";
import { paths } from "../../site/paths.ts";
import { nextByCardIn } from "../card/kept-card.ts";
import type { ClientMoney } from "../client-money.ts";
import { isOwn, onItsWayInWords, type PaymentPurpose } from "../model.ts";
import { type PayField, takesBack } from "./form.ts";
import { portalBooked, portalInvoices } from "./paths.ts";
import { payableInWords } from "./pay-by-card.ts";
import { HowElse, PayFields, type PayFieldsProps } from "./pay-fields.tsx";
import { PassItOn } from "./pay-link-page.tsx";
import { paymentsOf } from "./payment-methods.ts";
import { stepsOf } from "./steps-of.ts";

interface SumProps {
  purpose: PaymentPurpose;
  /** Cents. */
  due: number;
  found: ClientMoney;
  date: CalendarDate;
  today: CalendarDate;
}

function Sum({ purpose, due, found, date, today }: SumProps) {
  const words = useWords();
  const { formats, pay } = words;
  const { booking, money } = found;
  const left = money.left - due;
  const next = money.parts.find((part) => part.left > 0);
  const leftDue = next
    ? fill(pay.leftInParts, { due: briefDateIn(formats, next.dueOn) })
    : fill(pay.left, { due: balanceDueInWords(booking, words) });
  return (
    <div className="card pay-sum portal-beside">
      <div>
        <p className="h3">{capitalized(dateIn(formats, date))}</p>
        {purpose === "deposit" && booking.holdEndsAt ? (
          <p className="text-muted">
            {fill(pay.heldUntil, { time: instantIn(formats, booking.holdEndsAt).replaceAll(" ", "\u00a0") })}
          </p>
        ) : null}
      </div>
      <dl>
        <div>
          <dt>{payableInWords(found, purpose, today, words)}</dt>
          <dd className="display pay-figure">{dollars(due)}</dd>
        </div>
        <div>
          <dt>{purpose === "deposit" ? leftDue : pay.paidSoFar}</dt>
          <dd>{dollars(purpose === "deposit" ? left : money.paid)}</dd>
        </div>
      </dl>
    </div>
  );
}

interface PayPageProps {
  purpose: PaymentPurpose;
  /** In cents; null when nothing is due. */
  due: number | null;
  found: ClientMoney;
  date: CalendarDate;
  today: CalendarDate;
  isOver: boolean;
  takesCards: boolean;
  link: string | null;
  way: string | null;
  /** What a kept card would pay. */
  later: PayFieldsProps["later"];
  form: FormState<PayField>;
}

function Confirming({ amount, id, isMailed }: { amount: number; id: string; isMailed: boolean }) {
  const { confirming } = useWords().pay;
  return (
    <p className="lead">
      {fill(isMailed ? confirming.byMail : confirming.here, { amount: dollars(amount) })}{" "}
      <a className="text-link" href={portalBooked(id)}>
        {confirming.booking}
      </a>
    </p>
  );
}

function endedInWords(
  { tooLate, money: { paid, waits, isDateGone }, announced }: ClientMoney,
  { formats, pay: { over } }: Words,
): string {
  const things = [
    ...(tooLate > 0 ? [fill(over.tooLate, { amount: dollars(tooLate) })] : []),
    ...(paid > 0 ? [fill(waits ? over.noted : over.goesBack, { amount: dollars(paid) })] : []),
    ...(announced.some(({ amount }) => amount > 0) ? [isDateGone ? over.announcedGone : over.announced] : []),
  ];
  return things.length > 0 ? listIn(formats, things) : over.nothing;
}

/** The client’s newest. */
export const announcedFor = ({ announced }: ClientMoney, page: PaymentPurpose) =>
  announced
    .filter((each) => (each.purpose === page || each.purpose === "part") && each.amount > 0 && isOwn(each))
    .toSorted((one, other) => other.createdAt - one.createdAt)[0];

export function PayPage(props: PayPageProps) {
  const words = useWords();
  const { formats, pay } = words;
  const { over } = pay;
  const { purpose, due, found, isOver, way, form } = props;
  const { booking, isSigned, unsigned, isDisputed, confirming } = found;
  const others = othersInWords(unsigned, words);
  const { isMailed } = booking;
  const isDeposit = purpose === "deposit";
  const announced = announcedFor(found, purpose);
  const byOther = onItsWayInWords(
    found.announced.filter((each) => !isOwn(each)),
    words.dashboard,
  );
  const byCard = isDeposit ? null : nextByCardIn(words, found, props.today);
  const told = form.issues.length === 0 ? (way ?? announced?.method ?? null) : null;
  const waitsForMoney =
    isDeposit &&
    booking.holdEndsAt !== null &&
    found.announced.length + found.payments.length === 0 &&
    !found.hasWaitedForOthers;
  const fields =
    due === null ? null : (
      <PayFields
        {...{ purpose, due, form, isMailed, booking }}
        left={found.money.left}
        way={way ?? announced?.method ?? null}
        takesCards={props.takesCards}
        later={props.later}
        card={found.card}
        isAhead={booking.eventDate >= props.today}
        transferDays={waitsForMoney ? found.transferDays : null}
        isSigned={unsigned.length === 0}
      />
    );
  return (
    <div className="wrap portal portal-column">
      {isDeposit ? (
        isOver ? null : (
          <BookingSteps {...stepsOf(found)} {...(due === null ? {} : { now: "Deposit" })} />
        )
      ) : (
        <PortalTrail booking={booking.id} label={pay.trail} via={paymentsOf(booking.id, words)} />
      )}
      <h1 className="h2">{confirming > 0 ? pay.confirming.title : isOver ? over.title : pay.titles[purpose]}</h1>
      {confirming > 0 ? (
        <Confirming amount={confirming} id={booking.id} isMailed={isMailed} />
      ) : isOver ? (
        <p className="lead">
          {fill(over.text, { date: dateIn(formats, props.date), things: endedInWords(found, words) })}{" "}
          {found.tooLate > 0 || found.money.isDateGone ? (
            <a className="underline" href={`${formats.prefix}${paths.book}?date=${booking.eventDate}`}>
              {over.free}
            </a>
          ) : (
            <a className="underline" href={portalView({ booking: booking.id })}>
              {over.stillFree}
            </a>
          )}
        </p>
      ) : due === null && isDeposit && unsigned.length === 0 ? (
        <p className="lead">
          {isDisputed ? pay.disputed : pay.isHere} {isSigned ? "" : `${pay.mySignature} `}
          <a className="text-link" href={portalContractOf(booking.id)}>
            {pay.read}
          </a>
        </p>
      ) : due === null && isDeposit && others ? (
        <p className="lead">
          {pay.isHere} {others}.{" "}
          <a className="text-link" href={portalContractOf(booking.id)}>
            {pay.read}
          </a>
        </p>
      ) : due === null ? (
        <p className="lead">
          {isDeposit ? pay.oneSignature : pay.nothingDue}{" "}
          <a className="text-link" href={portalContractOf(booking.id)}>
            {isDeposit ? pay.signIt : pay.read}
          </a>
        </p>
      ) : (
        <>
          {isDeposit && others && booking.status === "hold" ? (
            <p className="lead">{fill(pay.othersFirst, { others })}</p>
          ) : isDeposit && unsigned.length > 0 && booking.status === "hold" ? (
            <p className="lead">
              <Filled
                words={pay.signFirst}
                parts={{
                  sign: (
                    <a className="underline" href={portalContractOf(booking.id)}>
                      {pay.sign}
                    </a>
                  ),
                }}
              />
            </p>
          ) : null}
          {byOther ? <Notice tone="ok">{fill(pay.coming.byOther, { coming: byOther })}</Notice> : null}
          {byCard ? (
            <Notice tone="ok">{`${byCard} ${pay.kept.idle} ${pay.kept.early}`}</Notice>
          ) : found.card?.waits ? (
            <p>{pay.kept.waits}</p>
          ) : null}
          <div className="portal-pair">
            <Sum {...{ purpose, due, found }} date={props.date} today={props.today} />
            <div className="grid gap-5">
              <HowElse
                way={told}
                id={booking.id}
                due={announced && announced.method === (way ?? announced.method) ? announced.amount : due}
                isHeld={isDeposit && booking.status === "hold" && booking.holdEndsAt !== null}
                isMailed={isMailed}
              />
              {announced && announced.method === told ? (
                <form method="post" action={portalApi.pay}>
                  <input type="hidden" name="booking" value={booking.id} />
                  <input type="hidden" name="purpose" value={purpose} />
                  <input type="hidden" name="amount" value="" />
                  <button className="text-link" type="submit" name="way" value={takesBack}>
                    {pay.coming.takeBack}
                  </button>
                </form>
              ) : null}
              {told === null || told === "card" ? (
                fields
              ) : (
                <details>
                  <summary className="fold-summary">{pay.ways}</summary>
                  {fields}
                </details>
              )}
              {props.link ? <PassItOn link={props.link} /> : null}
              <p>
                {pay.company}{" "}
                <a className="text-link" href={portalInvoices(booking.id)}>
                  {pay.invoice}
                </a>
              </p>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

export const payMetadata = (words: Words, purpose: PaymentPurpose, booking: string, accent: EventCategory | null) =>
  portalMetadata(
    words,
    { title: words.pay.titles[purpose] },
    "portal-payments",
    portalPaths[purpose],
    accent,
    clientTabs(booking, "money"),
  );
