import { categoryOfEventType } from "../../../content/event-types.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { dateIn, fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { eventTypeIn, useWords } from "../../../platform/pages/words.ts";
import { Filled } from "../../../platform/ui/filled.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { RowText } from "../../prices/row-text.tsx";
import { portalMessages } from "../../requests/client/paths.ts";
import { ChangesTable } from "../changes/changes-table.tsx";
import type { AddOnsToChange } from "../read-add-ons.ts";
import { portalContractOf } from "./paths.ts";

function WhyNot({
  booking,
  whyNot,
}: Pick<AddOnsToChange, "booking"> & { whyNot: NonNullable<AddOnsToChange["whyNot"]> }) {
  const addOnWords = useWords().addOns;
  if (whyNot === "over") return <p>{addOnWords.over}</p>;
  if (whyNot === "unsigned")
    return (
      <p>
        <Filled
          words={addOnWords.unsigned}
          parts={{
            write: (
              <a className="text-link" href={portalMessages({ booking: booking.id })}>
                {addOnWords.write}
              </a>
            ),
          }}
        />
      </p>
    );
  return (
    <Notice tone="ok">
      <p className="font-600">{addOnWords[whyNot].title}</p>
      <p>
        <a className="text-link" href={portalContractOf(booking.id)}>
          {addOnWords[whyNot].action}
        </a>
      </p>
    </Notice>
  );
}

/** Nothing changes before the DJ accepts. */
export function AddOnsPage({ booking, reduced, eventDate, whyNot, addOns, changes, message }: AddOnsToChange) {
  const words = useWords();
  const { formats, addOns: addOnWords, price } = words;
  const booked = {
    event: eventTypeIn(words, booking.eventType),
    date: dateIn(formats, eventDate),
    price: dollars(booking.price - reduced),
  };
  return (
    <div className="wrap portal portal-column">
      <PortalTrail booking={booking.id} label={addOnWords.title} />
      <h1 className="h2">{addOnWords.title}</h1>
      <p className="lead">
        {fill(addOnWords.booked, booked)} {whyNot ? "" : addOnWords.stands}
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
          <div className="portal-pair">
            <form className="card p-6" action={portalPaths.addOns}>
              <input type="hidden" name={portalParameters.booking} value={booking.id} />
              <ul className="grid gap-4">
                {addOns.map(({ id, name, price: each, unit, count, most }) => (
                  <li key={id} className="flex items-center justify-between gap-4">
                    <label htmlFor={`add-on-${id}`}>
                      <b>
                        <RowText text={name} rows={price.rows} />
                      </b>
                      <span className="block small text-muted">
                        {dollars(each)} {unit ? <RowText text={unit} rows={price.rows} /> : null}
                      </span>
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
                {addOnWords.see}
              </button>
            </form>
            {changes ? (
              <form className="card p-6" method="post" action={portalApi.addOns}>
                <h2 className="h3" id="changes">
                  {addOnWords.change}
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
                  {addOnWords.ask}
                </button>
              </form>
            ) : null}
          </div>
        </>
      )}
    </div>
  );
}

export const addOnsMetadata = (words: Words, { booking }: Pick<AddOnsToChange, "booking">) =>
  portalMetadata(
    words,
    words.addOns,
    "portal-contracts",
    portalPaths.addOns,
    categoryOfEventType(booking.eventType),
    clientTabs(booking.id, "money"),
  );
