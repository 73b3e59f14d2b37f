import { dateInBrief } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { portalAddOns, portalBooked, portalContractOf, portalPay, portalTip } from "../../bookings/client/paths.ts";
import { type OnItsWay, onItsWayInWords, paymentPurposeLabels, sumOnItsWay } from "../../payments/model.ts";
import { paidRows } from "../../payments/money/model.ts";
import type { PortalBooking } from "../frame/view.ts";
import type { CardProps } from "./cards.tsx";

function leftInWords({ confirming, owed, paid, total, left, credit, waits }: PortalBooking["money"]): string {
  const rest = `left of ${dollars(total)}`;
  if (waits) return `${rest}, once the date is held again. Nothing is due until then.`;
  if (credit > 0) return `${rest}. ${dollars(paid)} paid, ${dollars(credit)} of it is a credit.`;
  if (confirming > 0) return `${rest}. ${dollars(confirming)} being confirmed.`;
  if (!owed) return left > 0 ? `${rest}.` : paid > 0 ? `${rest}. ${dollars(paid)} paid.` : "Nothing to pay.";
  const { purpose, amount, due, isLate } = owed;
  const when = `${isLate ? "was due" : "due"} ${due}`;
  return amount === left
    ? `${rest}, ${when}.`
    : `${rest}. ${paymentPurposeLabels[purpose]} of ${dollars(amount)} ${when}.`;
}

function wayToPay({ owed, left, waits, confirming }: PortalBooking["money"], announced: readonly OnItsWay[]) {
  if (confirming > 0) return null;
  const link = "text-link small";
  if (owed)
    return sumOnItsWay(announced) >= owed.amount
      ? { look: link, label: "How to send it, or pay in another way" }
      : { look: "btn btn-secondary", label: `Pay ${dollars(owed.amount)}` };
  return left > 0 && !waits ? { look: link, label: "Pay something now" } : null;
}

export function MoneyCard({
  booking: { id, money, status, lines: bought, proposedBy, offersTip },
  evening: { receipts, announced },
  takesCards,
}: CardProps & { takesCards: boolean }) {
  const { owed, paid, returned, courtesy, total, left } = money;
  const isOn = money.waits || status === "hold" || status === "confirmed" || status === "completed";
  const rows = receipts.map(({ id: key, purpose, amount, on }) => ({
    key,
    purpose,
    amount,
    label: `${paymentPurposeLabels[purpose]}${on ? `, paid ${dateInBrief(on)}` : ""}`,
  }));
  const counted = rows.filter(({ purpose }) => purpose !== "tip");
  const before = counted.reduce((rest, { amount }) => rest - amount, paid + returned);
  const sums = [...(before > 0 ? [{ label: "Earlier payments", amount: before }] : []), ...paidRows(money)];
  const lines = [
    ...counted,
    ...(returned > 0 ? sums.map((row) => ({ ...row, key: row.label })) : []),
    ...rows.filter(({ purpose }) => purpose === "tip"),
  ];
  const nothing = status === "released" ? "Nothing is due while the date is not held." : "Nothing to pay.";
  const coming = isOn && !money.waits ? onItsWayInWords(announced) : "";
  const way = wayToPay(money, announced);
  const filled = total > 0 ? Math.min(100, Math.round(((paid + courtesy) / total) * 100)) : 0;
  return (
    <section className="card portal-card" aria-labelledby="money-title">
      <div className="portal-card-top">
        <h2 className="h3" id="money-title">
          Money
        </h2>
        <a className="text-link small" href={portalBooked(id)}>
          Payments and receipts
        </a>
      </div>
      <p className="display portal-figure">{dollars(isOn ? left : paid)}</p>
      <p className="small text-muted">
        {isOn
          ? leftInWords(money)
          : `paid. ${money.goesBack ? `${dollars(money.goesBack)} of it comes back to you.` : nothing}`}
        {coming ? ` ${coming}` : ""}
      </p>
      <svg className="money-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={filled} height="10" />
      </svg>
      <ul className="portal-lines small">
        {lines.map(({ key, label, amount }) => (
          <li key={key}>
            <span>{label}</span>
            <span className="tabular-nums">{dollars(amount)}</span>
          </li>
        ))}
      </ul>
      {bought.length > 0 ? (
        <details>
          <summary className="text-link small">What you booked, line by line</summary>
          <ul className="portal-lines small">
            {bought.map(({ label, sum }) => (
              <li key={label}>
                <span>{label}</span>
                <span className="tabular-nums">{sum}</span>
              </li>
            ))}
          </ul>
          {(status === "hold" || status === "confirmed") && proposedBy === null ? (
            <a className="text-link small" href={portalAddOns(id)}>
              Change what you booked
            </a>
          ) : null}
        </details>
      ) : null}
      {proposedBy === "client" && isOn ? (
        <a className="text-link small" href={portalContractOf(id)}>
          You have asked for a change: it waits for my yes
        </a>
      ) : null}
      {offersTip && takesCards ? (
        <a className="text-link small portal-card-end" href={portalTip(id)}>
          Leave a tip
        </a>
      ) : null}
      {way ? (
        <a
          className={`${way.look} portal-card-end`}
          href={portalPay(owed?.purpose === "deposit" ? "deposit" : "balance", id)}
        >
          {way.label}
        </a>
      ) : null}
    </section>
  );
}
