import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { Filled } from "../../../platform/ui/filled.tsx";
import { SiteLink } from "../../../platform/ui/site-link.tsx";
import { balanceDueInWords, isDueOnSigning } from "../../bookings/client-view.ts";
import { othersInWords } from "../../bookings/model.ts";
import { callMinutes, type Meeting } from "../../calls/model.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { cancelOrPostpone } from "../../requests/client/paths.ts";
import { paths } from "../../site/paths.ts";
import { paidByCard } from "../card/kept-card.ts";
import type { ClientMoney } from "../client-money.ts";
import { comesBackOf, partFacts } from "../money/model.ts";
import { portalPay } from "./paths.ts";

/** Unless the agreement has its own rule. */
function ifYouCancel(
  { booking: { deposit }, money, confirming, cancelsByOwnRule }: ClientMoney,
  { booked: { cancel } }: Words,
): string {
  const { paid } = money;
  if (paid === 0) return confirming > 0 ? fill(cancel.confirming, { amount: dollars(confirming) }) : cancel.nothing;
  const comesBack = comesBackOf(paid, money);
  const kept = paid - comesBack;
  const sentence = cancelsByOwnRule
    ? cancel.ownRule
    : comesBack === 0
      ? kept === deposit
        ? cancel.deposit
        : cancel.ofDeposit
      : kept === 0
        ? cancel.all
        : cancel.some;
  return fill(sentence, { paid: dollars(paid), kept: dollars(kept), back: dollars(comesBack) });
}

function IfYouCancel(found: ClientMoney) {
  const words = useWords();
  const { cancel } = words.booked;
  return (
    <section aria-labelledby="cancel-title">
      <h2 className="h3" id="cancel-title">
        {cancel.title}
      </h2>
      <p className="text-muted mt-2">
        {ifYouCancel(found, words)}{" "}
        <Filled
          words={cancel.ask}
          parts={{
            ask: (
              <a className="underline" href={cancelOrPostpone(found.booking.id)}>
                {cancel.toCancel}
              </a>
            ),
            policy: (
              <a className="underline" href={words.formats.prefix + paths.refunds}>
                {cancel.policy}
              </a>
            ),
          }}
        />
      </p>
    </section>
  );
}

interface WhatComesNextProps {
  found: ClientMoney;
  meeting: Meeting | null;
  today: CalendarDate;
}

/** For any confirmed booking, even one confirmed on trust. */
export function WhatComesNext({ found, meeting, today }: WhatComesNextProps) {
  const { booking, money, balanceDue, depositDue, isSigned, unsigned, confirming } = found;
  const words = useWords();
  const { next } = words.booked;
  const others = othersInWords(unsigned, words);
  const due = isDueOnSigning(booking)
    ? unsigned.length > 0
      ? words.money.onSigning
      : next.now
    : fill(next.by, { date: balanceDueInWords(booking, words) });
  const balance = (balanceDue ?? 0) - (depositDue ?? 0);
  const byCard = found.card !== null && paidByCard(found.card, booking, money, today).length > 0;
  return (
    <div className="pay-ahead">
      <section aria-labelledby="next-title">
        <h2 className="h3" id="next-title">
          {next.title}
        </h2>
        <ol className="steps mt-5">
          {isSigned ? null : (
            <li>
              <b>{others ? `${others}.` : unsigned.length > 0 ? next.youSign : next.iSign}</b>{" "}
              <a className="underline" href={portalContractOf(booking.id)}>
                {next.read}
              </a>
            </li>
          )}
          {confirming > 0 ? (
            <li>
              <b>{next.confirms.lead}</b> {fill(next.confirms.rest, { amount: dollars(confirming) })}
            </li>
          ) : null}
          {depositDue === null || confirming > 0 ? null : (
            <li>
              <b>{next.deposit.lead}</b> {fill(next.deposit.rest, { amount: dollars(depositDue) })}{" "}
              {found.openPlan ? null : (
                <a className="underline" href={portalPay("deposit", booking.id)}>
                  {words.booked.payNow}
                </a>
              )}
            </li>
          )}
          <li>
            <b>{next.call.lead}</b> {fill(next.call.rest, { minutes: meeting && !meeting.external ? callMinutes : 30 })}{" "}
            <SiteLink
              link={meeting ? { label: next.pickTime, ...meeting } : { label: next.callMe, href: site.phone.href }}
              className="underline"
            />
          </li>
          <li>
            <b>{next.plan.lead}</b> {next.plan.rest}
          </li>
          {balance > 0 ? (
            <li>
              <b>{byCard ? next.balance.byCard : next.balance.lead}</b>{" "}
              {fill(next.balance.rest, { amount: dollars(balance) })}
              {money.parts.length > 0 ? next.balance.inParts : <span className="whole">{` ${due}.`}</span>}
              {money.parts.length > 0 ? (
                <DetailList className="pay-facts" facts={partFacts(money, balanceDueInWords(booking, words), words)} />
              ) : null}
            </li>
          ) : null}
        </ol>
      </section>
      <IfYouCancel {...found} />
    </div>
  );
}
