import { Facts } from "../../../../platform/ui/facts.tsx";
import type { GigSheet } from "../../gig-sheet.ts";

export function GigPlace({ sheet }: { sheet: GigSheet }) {
  const place = [sheet.venue, sheet.city].filter(Boolean).join(", ");
  return (
    <>
      <section>
        <h3>Where</h3>
        <Facts
          facts={[
            ["Venue", place || "Not told yet"],
            ["Rain", sheet.rainPlan ?? ""],
            ["Note", sheet.note ?? ""],
          ]}
        />
      </section>
      <section>
        <h3>Load-in</h3>
        <Facts
          facts={[
            ["Arrive", sheet.arriveAt ?? "Not told yet"],
            ["Way", sheet.loadIn ?? ""],
            ["Power", sheet.power ?? "Not told yet"],
            ["Out by", sheet.outBy ?? ""],
          ]}
        />
      </section>
    </>
  );
}
