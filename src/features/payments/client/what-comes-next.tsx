import { site } from "../../../content/site.ts";
import { balanceDueDays } from "../../../content/terms.ts";
import { addDays, type CalendarDate, dateInBrief } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { SiteLink } from "../../../platform/ui/site-link.tsx";
import { portalContractOf, portalPay } from "../../bookings/client/paths.ts";
import type { OwnMoney } from "../own-money.ts";
import { IfYouCancel } from "./if-you-cancel.tsx";

interface WhatComesNextProps {
  found: OwnMoney;
  date: CalendarDate;
}

/** What is left to do for a booking that is confirmed, whatever of it the DJ took on trust, and what canceling would give. */
export function WhatComesNext({ found, date }: WhatComesNextProps) {
  const { booking, balanceDue, depositDue, isSigned } = found;
  const dueOn = dateInBrief(addDays(date, -balanceDueDays));
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
              <b>You sign the agreement.</b>{" "}
              <a className="text-link" href={portalContractOf(booking.id)}>
                Read it now
              </a>
            </li>
          )}
          {depositDue === null ? null : (
            <li>
              <b>You pay the deposit</b> of {dollars(depositDue)}.{" "}
              <a className="text-link" href={portalPay("deposit", booking.id)}>
                Pay it now
              </a>
            </li>
          )}
          <li>
            <b>We talk once,</b> about 30 minutes.{" "}
            <SiteLink
              link={{ label: "Pick a time", href: site.schedulingPage, external: true }}
              className="text-link"
            />
          </li>
          <li>
            <b>You plan in the portal,</b> your songs first of all.
          </li>
          {balance > 0 ? (
            <li>
              <b>You pay the balance</b> of {dollars(balance)} by {dueOn}.
              {depositDue === null ? (
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
      {booking.status === "confirmed" ? <IfYouCancel {...found} /> : null}
    </>
  );
}
