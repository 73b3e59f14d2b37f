import { bookingPaths } from "../../bookings/dj/paths.ts";
import { whyByHand } from "../../contracts/own-words.ts";
import { Panel } from "../frame/panel.tsx";
import type { TodayRows } from "./read-today.ts";

/** Contracts that their clients have signed and the DJ has not, with the reason where their own words are one. */
export function ToCountersign({ signed }: { signed: TodayRows["signed"] }) {
  if (signed.length === 0) return null;
  return (
    <Panel id="today-signed" title="Waits for your signature">
      <ul className="panel-rows panel-entries today-rows">
        {signed.map((booking) => (
          <li key={booking.id}>
            <div>
              <h3>
                <a href={bookingPaths(booking.id).contract}>{booking.clientName}</a>
              </h3>
              <p>{whyByHand(booking) ?? "The client has signed. It counts once you have, too."}</p>
            </div>
            <a className="btn btn-secondary btn-small" href={bookingPaths(booking.id).contract}>
              Read and sign
              <span className="visually-hidden">: {booking.clientName}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
