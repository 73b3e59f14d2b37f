import { calendarDateAt } from "../../dates.ts";
import { bookingChoicesQuery } from "../bookings/client-bookings.ts";
import { choicesAmong, eventDateOf } from "../bookings/client-view.ts";
import { ownBookingQuery } from "../bookings/own-booking.ts";
import { listPackagesQuery, type Package } from "../content/packages.ts";
import { clientOf, liveSessionQuery } from "../portal-access/sessions.ts";
import type { Client } from "../songs/song-list.ts";

/**
 * All that the last of `packages` (cheapest first) includes: "Everything in …" is spelled out, because price lists change
 * and contracts do not. Where two features differ in their numbers alone, the dearer package's counts.
 */
function featuresOf(packages: readonly Package[]): readonly string[] {
  const cheaper = packages.slice(0, -1);
  const all = (packages.at(-1)?.features ?? []).flatMap((feature) => {
    const name = /^Everything in (.+)$/.exec(feature)?.[1]?.toUpperCase();
    const index = cheaper.findIndex((each) => each.name.toUpperCase() === name);
    return index < 0 ? [feature] : featuresOf(cheaper.slice(0, index + 1));
  });
  return [...new Map(all.map((feature) => [feature.replaceAll(/\d+/g, "#"), feature])).values()];
}

/**
 * A client's booking, and what its package includes, as far as it is still on offer; with the client's other bookings. One
 * round trip.
 */
export async function readContract({ db, sid, now }: Client, asked: string | null) {
  const [[session], [booking], choices, packages] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, asked),
    bookingChoicesQuery(db, clientOf(sid, now)),
    listPackagesQuery(db),
  ]);
  if (!session) return "signed-out";
  if (!booking) return "missing";
  const name = booking.packageName.toUpperCase();
  const index = packages.findIndex((each) => each.name.toUpperCase() === name);
  return {
    session,
    booking: { ...booking, eventDate: eventDateOf(booking) },
    bookings: choicesAmong(choices, calendarDateAt(now)),
    features: featuresOf(packages.slice(0, index + 1)),
  };
}
