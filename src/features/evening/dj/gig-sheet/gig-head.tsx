import { site } from "../../../../content/site.ts";
import { dateInWords } from "../../../../platform/dates.ts";
import { Mark } from "../../../../platform/ui/mark.tsx";
import type { GigSheet } from "../../gig-sheet.ts";

export function GigHead({ sheet: { clientName, eventType, date, guestCount, times, agreed } }: { sheet: GigSheet }) {
  return (
    <header className="gig-head">
      <div>
        <p className="gig-brand">
          <Mark className="w-[20px]" /> {site.name}, gig sheet
        </p>
        <h2 className="display">{clientName}</h2>
        <p>
          {[eventType, dateInWords(date), guestCount === null ? "" : `about ${guestCount} guests`]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      <p className="gig-times">
        Music
        <b className="display">{times}</b>
        {agreed[0]}
      </p>
    </header>
  );
}
