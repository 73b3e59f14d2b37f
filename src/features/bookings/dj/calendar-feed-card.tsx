import { dayInWords } from "../../../platform/english.ts";
import copyButton from "../../../platform/islands/copy-button.island.tsx";
import { Island } from "../../../platform/islands/island.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";

interface CalendarFeedCardProps {
  /** Null without a working feed. */
  since: number | null;
  /** Of a new feed; never shown again. */
  address?: string;
}

export function CalendarFeedCard({ since, address }: CalendarFeedCardProps) {
  return (
    <Panel id="feed-title" title="Calendar on your phone">
      {address ? (
        <>
          <p>
            Subscribe to this address in your calendar. It is shown this once; whoever has it can read the calendar.
          </p>
          <p className="feed-address">
            <code>{address}</code>
          </p>
          <div className="status-buttons">
            <Island of={copyButton} props={{ text: address }} when="load" />
            <a className="btn btn-secondary btn-small" href={address.replace(/^https?:/, "webcal:")}>
              <span className="i-lucide-calendar-plus" aria-hidden="true" />
              Subscribe on this device
            </a>
          </div>
        </>
      ) : (
        <p className="text-muted">
          {since === null
            ? "A private address that a calendar program reads holds and bookings from."
            : `There is an address since ${dayInWords(since)}. A new one ends it.`}
        </p>
      )}
      <form className="status-buttons" method="post" action={adminPaths.calendarFeed}>
        <button className="btn btn-secondary btn-small" type="submit" name="change" value="make">
          <span className="i-lucide-calendar-sync" aria-hidden="true" />
          {since === null ? "Make an address" : "Make a new address"}
        </button>
        {since === null ? null : (
          <button className="btn btn-quiet btn-small" type="submit" name="change" value="revoke">
            End the address
          </button>
        )}
      </form>
    </Panel>
  );
}
