import { ownBooking } from "../db/own-booking.ts";
import { listPackages } from "../db/packages.ts";
import { liveSession } from "../db/sessions.ts";
import type { Client } from "./song-list.ts";

/** A client's booking with the package that it names, as far as it is still on offer. One round trip. */
export async function readContract({ db, sid, now }: Client, asked: string | null) {
  const [[session], [booking], packages] = await db.batch([
    liveSession(db, sid, now),
    ownBooking(db, sid, now, asked),
    listPackages(db),
  ]);
  if (!session) return "signed-out";
  if (!booking) return "missing";
  const name = booking.packageName.toUpperCase();
  return { booking, offer: packages.find((each) => each.name.toUpperCase() === name) };
}
