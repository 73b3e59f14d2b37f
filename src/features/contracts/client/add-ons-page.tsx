import { categoryOfEventType } from "../../../content/event-types.ts";
import { requestReplyHours } from "../../../content/offers.ts";
import { dateInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { portalContractOf } from "../../bookings/client/paths.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { newRequestTab, portalView, requestsFragment } from "../../requests/client/paths.ts";
import { ChangesTable } from "../changes-table.tsx";
import type { AddOnsToChange } from "./add-ons-route.tsx";

function WhyNot({
  booking,
  whyNot,
}: Pick<AddOnsToChange, "booking"> & { whyNot: NonNullable<AddOnsToChange["whyNot"]> }) {
  if (whyNot === "over") return <p>This booking is over, canceled, or no longer held: nothing can be added to it.</p>;
  if (whyNot === "unsigned")
    return (
      <p>
        The agreement is not signed yet, so it can still be written anew.{" "}
        <a className="text-link" href={portalView({ tab: newRequestTab, booking: booking.id }) + requestsFragment}>
          Write to me what you would like
        </a>
        , and sign it once it says so.
      </p>
    );
  return (
    <Notice tone="ok">
      <p className="font-600">{whyNot === "asked" ? "You have asked for a change." : "A change waits for your yes."}</p>
      <p>
        <a className="text-link" href={portalContractOf(booking.id)}>
          {whyNot === "asked" ? "See it, or take it back" : "See it, and decide on it first"}
        </a>
      </p>
    </Notice>
  );
}

/** Nothing changes before the DJ accepts. */
export function AddOnsPage({ booking, eventDate, whyNot, addOns, changes, message }: AddOnsToChange) {
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking={booking.id} label="Change what you booked" />
      <h1 className="h2">Change what you booked</h1>
      <p className="lead mt-4 mb-6">
        {booking.eventType}, {dateInWords(eventDate)}, {dollars(booking.price)}.{" "}
        {whyNot ? "" : `What you signed stands until I say yes, within ${requestReplyHours} hours.`}
      </p>
      {whyNot ? (
        <WhyNot booking={booking} whyNot={whyNot} />
      ) : (
        <>
          {message ? (
            <p className="field-error" role="alert">
              {message}
            </p>
          ) : null}
          <form className="card p-6" action={portalPaths.addOns}>
            <input type="hidden" name={portalQuery.booking} value={booking.id} />
            <ul className="grid gap-4">
              {addOns.map(({ id, name, price, unit, count, most }) => (
                <li key={id} className="flex items-center justify-between gap-4">
                  <label htmlFor={`add-on-${id}`}>
                    <b>{name}</b>
                    <span className="block small text-muted">{[dollars(price), unit].filter(Boolean).join(" ")}</span>
                  </label>
                  <input type="hidden" name="addOns" value={id} />
                  <input
                    className="control w-20"
                    id={`add-on-${id}`}
                    type="number"
                    name="counts"
                    min={0}
                    max={most}
                    step={1}
                    inputMode="numeric"
                    defaultValue={count}
                  />
                </li>
              ))}
            </ul>
            <button className="btn btn-secondary mt-4" type="submit">
              See the new price
            </button>
          </form>
          {changes ? (
            <form className="card mt-6 p-6" method="post" action={portalApi.addOns}>
              <h2 className="h3" id="changes">
                The change
              </h2>
              <ChangesTable changes={changes} />
              <input type="hidden" name="booking" value={booking.id} />
              {addOns.map(({ id, count }) => (
                <span key={id} hidden>
                  <input type="hidden" name="addOns" value={id} />
                  <input type="hidden" name="counts" value={count} />
                </span>
              ))}
              <button className="btn btn-primary mt-4" type="submit">
                Ask for this change
              </button>
            </form>
          ) : null}
        </>
      )}
    </div>
  );
}

export const addOnsMetadata = ({ booking }: Pick<AddOnsToChange, "booking">) =>
  portalMetadata(
    {
      title: "Change what you booked",
      description: "Add or take off what you booked, see the new price, and ask for the change.",
      feature: "portal-contracts",
      path: portalPaths.addOns,
    },
    categoryOfEventType(booking.eventType),
    clientTabs(booking.id, "money"),
  );
