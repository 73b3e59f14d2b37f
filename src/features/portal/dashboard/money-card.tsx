import type { Words } from "../../../content/words/en/index.ts";
import { briefDateIn, fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { portalAddOns, portalContractOf } from "../../contracts/client/paths.ts";
import { portalBooked, portalPay, portalTip } from "../../payments/client/paths.ts";
import { isOwn, onItsWayInWords, sumOnItsWay } from "../../payments/model.ts";
import { paidRows } from "../../payments/money/model.ts";
import type { PortalBooking } from "../frame/view.ts";
import type { CardProps } from "./cards.tsx";
import type { PortalEvening } from "./evening.ts";

const isPaidInFull = ({ confirming, owed, paid, left, credit, courtesy }: PortalBooking["money"]): boolean =>
  !owed && left === 0 && paid > 0 && credit === 0 && courtesy === 0 && confirming === 0;

function leftInWords(
  byCard: string | null,
  { confirming, owed, paid, total, left, credit, waits }: PortalBooking["money"],
  { dashboard: { money: words }, money: { purposes }, pay: { kept } }: Words,
): string {
  const sum = (template: string, amount: number) => fill(template, { amount: dollars(amount) });
  const rest = left === total ? words.toPay : fill(words.left, { total: dollars(total) });
  if (waits) return `${rest}, ${words.waits}${paid > 0 ? ` ${sum(words.counts, paid)}` : ""}`;
  if (credit > 0) return `${rest}. ${fill(words.credit, { paid: dollars(paid), credit: dollars(credit) })}`;
  if (confirming > 0) return `${rest}. ${sum(words.confirming, confirming)}`;
  if (!owed) return left > 0 ? `${rest}.` : paid > 0 ? `${rest}. ${sum(words.paid, paid)}` : words.nothing;
  const { purpose, amount, due, isLate } = owed;
  if (byCard && purpose !== "deposit") return `${rest}. ${byCard} ${kept.idle}`;
  const when = fill(isLate ? words.wasDue : words.due, { when: due });
  return amount === left
    ? fill(words.leftDue, { rest, when })
    : `${rest}. ${fill(words.dueOf, { purpose: purposes[purpose], amount: dollars(amount), when })}`;
}

function wayToPay(
  { money: { owed, left, waits, confirming }, openPlan }: Pick<PortalBooking, "money" | "openPlan">,
  { announced, byCard }: Pick<PortalEvening, "announced" | "byCard">,
  words: Words["dashboard"]["money"],
) {
  if (confirming > 0) return null;
  const link = "text-link small";
  if (owed && (owed.purpose === "deposit" || !byCard))
    return sumOnItsWay(announced) >= owed.amount
      ? { look: link, label: sumOnItsWay(announced.filter(isOwn)) >= owed.amount ? words.otherWay : words.paySome }
      : { look: openPlan ? link : "btn btn-secondary", label: fill(words.pay, { amount: dollars(owed.amount) }) };
  return left > 0 && !waits ? { look: link, label: words.paySome } : null;
}

export function MoneyCard({
  booking: { id, money, status, isTaken, lines: bought, changeWaitsFor, openPlan, offersTip },
  evening: { phase, receipts, announced, byCard },
  takesCards,
}: CardProps & { takesCards: boolean }) {
  const all = useWords();
  const words = all.dashboard.money;
  const { owed, paid, returned, courtesy, total, left } = money;
  const isOn = money.waits || status === "hold" || status === "confirmed" || status === "completed";
  const rows = receipts.map(({ id: key, purpose, amount, on }) => ({
    key,
    purpose,
    amount,
    label: on
      ? fill(words.paidOn, { purpose: all.money.purposes[purpose], date: briefDateIn(all.formats, on) })
      : all.money.purposes[purpose],
  }));
  const counted = rows.filter(({ purpose }) => purpose !== "tip");
  const before = counted.reduce((rest, { amount }) => rest - amount, paid + returned);
  const sums = [...(before > 0 ? [{ label: words.earlier, amount: before }] : []), ...paidRows(money, all)];
  const lines = [
    ...counted,
    ...(returned > 0 ? sums.map((row) => ({ ...row, key: row.label })) : []),
    ...rows.filter(({ purpose }) => purpose === "tip"),
  ];
  const back = status === "released" && !isTaken ? words.comesBackUnless : words.comesBack;
  const nothing = status === "released" ? words.notHeld : words.nothing;
  const coming = isOn && !money.waits ? onItsWayInWords(announced, all.dashboard) : "";
  const way = wayToPay({ money, openPlan }, { announced, byCard }, words);
  const filled = total > 0 ? Math.min(100, Math.round(((paid + courtesy) / total) * 100)) : 0;
  return (
    <section className="card portal-card" aria-labelledby="money-title">
      <div className="portal-card-top">
        <h2 className="h3" id="money-title">
          {words.title}
        </h2>
        <a className="text-link small" href={portalBooked(id)}>
          {words.all}
        </a>
      </div>
      <p className="display portal-figure">{dollars(isOn && !isPaidInFull(money) ? left : paid)}</p>
      <p className="small text-muted">
        {isOn
          ? isPaidInFull(money)
            ? words.full
            : leftInWords(byCard, money, all)
          : fill(words.wasPaid, {
              rest: money.goesBack ? fill(back, { amount: dollars(money.goesBack) }) : nothing,
            })}
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
          <summary className="text-link small">{words.lines}</summary>
          <ul className="portal-lines small">
            {bought.map(({ label, sum }) => (
              <li key={label}>
                <span>{label}</span>
                <span className="tabular-nums">{sum}</span>
              </li>
            ))}
          </ul>
          {(status === "hold" || status === "confirmed") && changeWaitsFor === null && phase !== "over" ? (
            <a className="text-link small" href={portalAddOns(id)}>
              {words.change}
            </a>
          ) : null}
        </details>
      ) : null}
      {changeWaitsFor === "others" && isOn ? (
        <a className="text-link small" href={portalContractOf(id)}>
          {words.asked}
        </a>
      ) : null}
      {offersTip && takesCards ? (
        <a className="btn btn-secondary portal-card-end" href={portalTip(id)}>
          {words.tip}
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
