import { site } from "../../../content/site.ts";
import { dollars } from "../../../platform/money.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { SiteLink } from "../../../platform/ui/site-link.tsx";
import { portalContractOf, portalPay } from "../../bookings/client/paths.ts";
import { balanceDueInWords, isDueOnSigning } from "../../bookings/client-view.ts";
import { othersInWords } from "../../bookings/model.ts";
import { callMinutes, type Meeting } from "../../calls/model.ts";
import { cancelOrPostpone } from "../../requests/client/paths.ts";
import { paths } from "../../site/paths.ts";
import type { ClientMoney } from "../client-money.ts";
import { comesBackOf, partFacts } from "../money/model.ts";

/** Unless the agreement has its own rule. */
function ifYouCancel({ booking: { deposit }, money: { paid }, confirming, cancelsByOwnRule }: ClientMoney): string {
  if (paid === 0 && confirming > 0)
    return `${dollars(confirming)} of yours is being confirmed; by tomorrow this says what of it comes back.`;
  if (paid === 0) return "So far you have paid nothing, so nothing is owed to you.";
  const sum = `So far you have paid ${dollars(paid)}`;
  if (cancelsByOwnRule) return `${sum}. Your agreement says what of it comes back.`;
  const comesBack = comesBackOf(paid, deposit);
  const kept = paid - comesBack;
  const stays = kept === deposit ? `the deposit of ${dollars(kept)}` : `${dollars(kept)} toward the deposit`;
  if (comesBack === 0) return `So far you have paid ${stays}. It comes back only if the date is booked again.`;
  if (kept === 0) return `${sum}. All of it comes back to you.`;
  return `${sum}. ${dollars(kept)} of it, the deposit, comes back only if the date is booked again. ${dollars(comesBack)} come back to you.`;
}

function IfYouCancel(found: ClientMoney) {
  return (
    <section aria-labelledby="cancel-title">
      <h2 className="h3" id="cancel-title">
        If you have to cancel
      </h2>
      <p className="text-muted mt-2">
        {ifYouCancel(found)}{" "}
        <a className="underline" href={cancelOrPostpone(found.booking.id)}>
          Ask to cancel
        </a>{" "}
        and I answer you; until then nothing changes.{" "}
        <a className="underline" href={paths.refunds}>
          The refund policy
        </a>
      </p>
    </section>
  );
}

/** For any confirmed booking, even one confirmed on trust. */
export function WhatComesNext({ found, meeting }: { found: ClientMoney; meeting: Meeting | null }) {
  const { booking, money, balanceDue, depositDue, isSigned, unsigned, confirming } = found;
  const others = othersInWords(unsigned);
  const due = isDueOnSigning(booking)
    ? unsigned.length > 0
      ? "on signing"
      : "now"
    : `by ${balanceDueInWords(booking)}`;
  const balance = (balanceDue ?? 0) - (depositDue ?? 0);
  return (
    <>
      <section aria-labelledby="next-title">
        <h2 className="h3" id="next-title">
          What comes next
        </h2>
        <ol className="pay-next">
          {isSigned ? null : (
            <li>
              <b>{others ? `${others}.` : unsigned.length > 0 ? "You sign the agreement." : "I sign the agreement."}</b>{" "}
              <a className="text-link" href={portalContractOf(booking.id)}>
                Read it now
              </a>
            </li>
          )}
          {confirming > 0 ? (
            <li>
              <b>The payment service confirms</b> your {dollars(confirming)}. You need not pay again.
            </li>
          ) : null}
          {depositDue === null || confirming > 0 ? null : (
            <li>
              <b>You pay the deposit</b> of {dollars(depositDue)}.{" "}
              <a className="text-link" href={portalPay("deposit", booking.id)}>
                Pay it now
              </a>
            </li>
          )}
          <li>
            <b>We talk once,</b> about {meeting && !meeting.external ? callMinutes : 30} minutes.{" "}
            <SiteLink
              link={meeting ? { label: "Pick a time", ...meeting } : { label: "Call me", href: site.phone.href }}
              className="text-link"
            />
          </li>
          <li>
            <b>You plan in the portal,</b> your songs first of all.
          </li>
          {balance > 0 ? (
            <li>
              <b>You pay the balance</b> of {dollars(balance)}
              {money.parts.length > 0 ? ", in parts:" : <span className="whole">{` ${due}.`}</span>}
              {money.parts.length > 0 ? (
                <DetailList className="pay-facts" facts={partFacts(money, balanceDueInWords(booking))} />
              ) : null}
              {depositDue === null && confirming === 0 ? (
                <>
                  {" "}
                  <a className="text-link" href={portalPay("balance", booking.id)}>
                    Pay it now
                  </a>
                </>
              ) : null}
            </li>
          ) : null}
        </ol>
      </section>
      <IfYouCancel {...found} />
    </>
  );
}
