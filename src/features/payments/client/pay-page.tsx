import type { EventCategory } from "../../../content/categories.ts";
import { type CalendarDate, dateInWords, instantInWords } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { dollars } from "../../../platform/money.ts";
import { listInWords } from "../../../platform/numbers.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import { portalBooked, portalContractOf, portalInvoices } from "../../bookings/client/paths.ts";
import { balanceDueInWords } from "../../bookings/client-view.ts";
import { othersInWords } from "../../bookings/model.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { portalView } from "../../requests/client/paths.ts";
import { paths } from "../../site/paths.ts";
import type { ClientMoney } from "../client-money.ts";
import type { PaymentPurpose } from "../model.ts";
import type { PayField } from "./form.ts";
import { payableInWords } from "./pay-by-card.ts";
import { PayFields } from "./pay-fields.tsx";
import { PassItOn } from "./pay-link-page.tsx";
import { howIn, numberOf, offeredMethods, paymentsOf } from "./payment-methods.ts";

interface SumProps {
  purpose: PaymentPurpose;
  /** Cents. */
  due: number;
  found: ClientMoney;
  date: CalendarDate;
}

function Sum({ purpose, due, found, date }: SumProps) {
  const { booking, money } = found;
  const left = money.left - due;
  return (
    <div className="card pay-sum">
      <div>
        <p className="h3">{dateInWords(date)}</p>
        {purpose === "deposit" && booking.holdEndsAt ? (
          <p className="text-muted">Held for you until {instantInWords(booking.holdEndsAt)}</p>
        ) : null}
      </div>
      <dl>
        <div>
          <dt>{payableInWords(found, purpose)}</dt>
          <dd className="display pay-figure">{dollars(due)}</dd>
        </div>
        <div>
          <dt>{purpose === "deposit" ? `Left, due ${balanceDueInWords(booking)}` : "Paid so far"}</dt>
          <dd>{dollars(purpose === "deposit" ? left : money.paid)}</dd>
        </div>
      </dl>
    </div>
  );
}

interface HowElseProps {
  way: string | null;
  id: string;
  due: number;
  isHeld: boolean;
  isMailed: boolean;
}

/** The site sees only card payments, so the DJ confirms others. */
function HowElse({ way, id, due, isHeld, isMailed }: HowElseProps) {
  const words = useWords();
  if (way === "card") return <Notice tone="ok">Nothing was charged. Try again, or choose another way to pay.</Notice>;
  const chosen = offeredMethods.find(({ method }) => method === way);
  if (!chosen) return null;
  return (
    <Notice tone="ok">
      {dollars(due)} {chosen.method === "cash" ? "in cash" : `by ${words.money.methods[chosen.method]}`}:{" "}
      {howIn(words, chosen.method, numberOf(id))}{" "}
      {isMailed ? "The same is in your email, and" : "It stays written here, and"} I know that it is coming.{" "}
      {isHeld ? "The date waits until the time shown above; as" : "As"} soon as the money is here,{" "}
      {isMailed ? "you get a receipt by email" : "your receipt is here, and I have it on paper for you"}.
    </Notice>
  );
}

interface PayPageProps {
  purpose: PaymentPurpose;
  /** In cents; null when nothing is due. */
  due: number | null;
  found: ClientMoney;
  date: CalendarDate;
  isOver: boolean;
  takesCards: boolean;
  link: string | null;
  way: string | null;
  form: FormState<PayField>;
}

function Confirming({ amount, id, isMailed }: { amount: number; id: string; isMailed: boolean }) {
  return (
    <p className="lead">
      {dollars(amount)} of yours is being confirmed by the payment service. You need not pay again:{" "}
      {isMailed ? "an email" : "this page"} tells you once it is done, as a rule within minutes.{" "}
      <a className="text-link" href={portalBooked(id)}>
        Your booking
      </a>
    </p>
  );
}

function endedInWords({ tooLate, money: { paid, waits }, announced }: ClientMoney): string {
  const things = [
    ...(tooLate > 0 ? [`the ${dollars(tooLate)} that came too late goes back to you`] : []),
    ...(paid > 0 ? [`the ${dollars(paid)} that you paid ${waits ? "is noted" : "goes back to you"}`] : []),
    ...(announced.length > 0 ? ["nothing is to be sent before it is held again"] : []),
  ];
  return things.length > 0 ? `and ${listInWords(things)}` : "and nothing was charged";
}

export function PayPage(props: PayPageProps) {
  const { purpose, due, found, isOver, way, form } = props;
  const { booking, isSigned, unsigned, isDisputed, confirming } = found;
  const others = othersInWords(unsigned);
  const { isMailed } = booking;
  const [announced] = found.announced
    .filter((each) => each.purpose === purpose || each.purpose === "part")
    .toSorted((one, other) => other.createdAt - one.createdAt);
  const isDeposit = purpose === "deposit";
  const waitsForMoney =
    isDeposit && booking.holdEndsAt !== null && found.announced.length === 0 && !found.hasWaitedForOthers;
  return (
    <div className="wrap portal portal-column">
      {isDeposit ? (
        <BookingSteps
          now={isSigned || booking.status === "confirmed" ? "Deposit" : "Agreement"}
          open={isSigned ? [] : ["Agreement"]}
        />
      ) : (
        <PortalTrail booking={booking.id} label="Pay" via={paymentsOf(booking.id)} />
      )}
      <h1 className="h2">
        {confirming > 0
          ? "Your payment is being confirmed"
          : isOver
            ? "This date is held no longer"
            : `Pay the ${purpose}`}
      </h1>
      {confirming > 0 ? (
        <Confirming amount={confirming} id={booking.id} isMailed={isMailed} />
      ) : isOver ? (
        <p className="lead">
          The hold on {dateInWords(props.date)} has ended, {endedInWords(found)}.{" "}
          {found.tooLate > 0 ? (
            <a className="underline" href={`${paths.book}?date=${booking.eventDate}`}>
              See free dates close by
            </a>
          ) : (
            <a className="underline" href={portalView({ booking: booking.id })}>
              See whether it is still free
            </a>
          )}
        </p>
      ) : due === null && isDeposit && unsigned.length === 0 ? (
        <p className="lead">
          {isDisputed ? "Your bank has asked for the deposit back. " : "The deposit is here, thank you. "}
          {isSigned ? "" : "My signature is left. "}
          <a className="text-link" href={portalContractOf(booking.id)}>
            Read the agreement
          </a>
        </p>
      ) : due === null && isDeposit && others ? (
        <p className="lead">
          The deposit is here, thank you. {others}.{" "}
          <a className="text-link" href={portalContractOf(booking.id)}>
            Read the agreement
          </a>
        </p>
      ) : due === null ? (
        <p className="lead">
          {isDeposit ? "The deposit is here, thank you. One signature is left: " : "Nothing is due. "}
          <a className="text-link" href={portalContractOf(booking.id)}>
            {isDeposit ? "sign the agreement" : "Read the agreement"}
          </a>
        </p>
      ) : (
        <>
          {isDeposit && others && booking.status === "hold" ? (
            <p className="lead">{others}: the date is yours once that and the deposit are done.</p>
          ) : isDeposit && unsigned.length > 0 && booking.status === "hold" ? (
            <p className="lead">
              <a className="underline" href={portalContractOf(booking.id)}>
                Sign the agreement
              </a>{" "}
              first or after: the date is yours once both are done.
            </p>
          ) : null}
          <Sum {...{ purpose, due, found }} date={props.date} />
          <HowElse
            way={form.issues.length === 0 ? (way ?? announced?.method ?? null) : null}
            id={booking.id}
            due={announced && announced.method === (way ?? announced.method) ? announced.amount : due}
            isHeld={isDeposit && booking.status === "hold" && booking.holdEndsAt !== null}
            isMailed={isMailed}
          />
          <PayFields
            {...{ purpose, due, form, isMailed }}
            left={found.money.left}
            way={way ?? announced?.method ?? null}
            id={booking.id}
            takesCards={props.takesCards}
            transferDays={waitsForMoney ? found.transferDays : null}
            isSigned={unsigned.length === 0}
          />
          {props.link ? <PassItOn link={props.link} /> : null}
          <p>
            Does your company pay?{" "}
            <a className="text-link" href={portalInvoices(booking.id)}>
              Make an invoice
            </a>
          </p>
        </>
      )}
    </div>
  );
}

export const payMetadata = (purpose: PaymentPurpose, booking: string, accent: EventCategory | null) =>
  portalMetadata(
    {
      title: `Pay the ${purpose}`,
      description: `The ${purpose} of your booking: how much it is, and the ways to pay it.`,
      feature: "portal-payments",
      path: portalPaths[purpose],
    },
    accent,
    clientTabs(booking, "money"),
  );
