import type { CalendarDate } from "../../../platform/dates.ts";
import { briefDateIn, fill, listIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { balanceDueOn } from "../../bookings/client-view.ts";
import { portalApi } from "../../portal/paths.ts";
import { cardIn, paidByCard } from "../card/kept-card.ts";
import type { ClientMoney } from "../client-money.ts";
import { openParts } from "../money/model.ts";
import { portalPay } from "./paths.ts";

/** Which card pays what and when, and the end of it. */
export function KeptCard({ found, today }: { found: ClientMoney; today: CalendarDate }) {
  const words = useWords();
  const { card, booking, money } = found;
  const keptWords = words.pay.kept;
  if (card === null) return null;
  const name = cardIn(words, card);
  const pays = paidByCard(card, booking, money, today);
  const open = openParts(money, balanceDueOn(booking));
  const unpaid = open.flatMap(({ dueOn }) => {
    const tried = card.tried.find((each) => each.dueOn === dueOn);
    const isMissed = !tried && dueOn < today && pays.every((each) => each.dueOn !== dueOn);
    return tried?.declined || isMissed ? [{ dueOn, declined: tried?.declined }] : [];
  });
  return (
    <section className="card pay-receipt" aria-labelledby="card-title">
      <h2 className="h3" id="card-title">
        {fill(keptWords.title, { card: name })}
      </h2>
      {unpaid.map(({ dueOn, declined }) => (
        <p key={dueOn}>
          {fill(declined ? keptWords.declined : keptWords.missed, {
            date: briefDateIn(words.formats, dueOn),
            why: declined ? words.money.whyDeclined[declined] : "",
          })}{" "}
          {found.openPlan ? null : (
            <a className="text-link" href={portalPay("balance", booking.id)}>
              {words.booked.payNow}
            </a>
          )}
        </p>
      ))}
      {pays.length > 0 ? (
        <>
          <DetailList
            className="pay-facts"
            facts={pays.map(({ dueOn, left }) => [
              fill(keptWords.on, { date: briefDateIn(words.formats, dueOn) }),
              dollars(left),
            ])}
          />
          <p className="text-muted">
            {booking.isMailed ? keptWords.howMail : keptWords.how}
            {card.waits ? ` ${keptWords.waits}` : ""}
          </p>
        </>
      ) : (
        <p>{keptWords.nothing}</p>
      )}
      <form method="post" action={portalApi.card}>
        <input type="hidden" name="booking" value={booking.id} />
        <button className="btn btn-small btn-secondary" type="submit">
          {keptWords.end}
        </button>
      </form>
    </section>
  );
}

export interface KeepCardProps {
  pays: ReturnType<typeof paidByCard>;
  isTicked: boolean;
  /** The card whose place it takes. */
  before: Parameters<typeof cardIn>[1] | null;
}

/** Unticked: the client's own yes. */
export function KeepCard({ pays, isTicked, before }: KeepCardProps) {
  const words = useWords();
  const { formats, pay } = words;
  const parts = pays.map(({ dueOn, left }) =>
    fill(pay.kept.part, { amount: dollars(left), date: briefDateIn(formats, dueOn) }),
  );
  return (
    <label className="pay-keep pay-card">
      <input className="check-box" type="checkbox" name="keep" value="yes" defaultChecked={isTicked} />
      <span>
        <b>{pay.kept.keep}</b>
        <small className="block text-muted">
          {fill(pay.kept.keepHint, { parts: listIn(formats, parts) })}
          {before ? ` ${fill(pay.kept.instead, { card: cardIn(words, before) })}` : ""}
        </small>
      </span>
    </label>
  );
}
