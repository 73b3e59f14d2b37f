import { dateInBrief, dayInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import type { Announced } from "../announced.ts";
import { paymentMethodLabels, paymentPurposeLabels } from "../model.ts";
import { markAnnounced } from "./paths.ts";

export function AnnouncedRows({ announced, isOfOne = false }: { announced: readonly Announced[]; isOfOne?: boolean }) {
  if (announced.length === 0) return null;
  return (
    <ul className="panel-rows panel-entries">
      {announced.map(
        ({ bookingId, purpose, method, amount, createdAt, clientName, eventType, eventDate, holdEndsAt }) => (
          <li key={`${bookingId} ${purpose}`}>
            <div>
              <h3 className="font-600">
                {paymentPurposeLabels[purpose]} of {dollars(amount)} by {paymentMethodLabels[method]}, said on{" "}
                {dayInWords(createdAt)}
              </h3>
              <p className="text-muted">
                {isOfOne ? "" : `${clientName}, ${eventType}, ${dateInBrief(eventDate)}. `}
                {holdEndsAt === null ? "" : `The date waits until ${dayInWords(holdEndsAt)}.`}
              </p>
            </div>
            {isOfOne && announced.length === 1 ? null : (
              <a className="text-link" href={markAnnounced(bookingId, purpose)}>
                Mark it
              </a>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
