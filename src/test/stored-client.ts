import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { primary } from "../database/client.ts";
import { guestPages } from "../database/schema/guests.ts";
import { invoices, payments } from "../database/schema/payments.ts";
import { clientRequests } from "../database/schema/requests.ts";
import { songRequests } from "../database/schema/songs.ts";
import { sha256 } from "../platform/links/signed-link.ts";
import { signIn, storeBooking } from "./portal.ts";

export async function client(name: string) {
  const booking = await storeBooking({
    clientName: `${name} Núñez`,
    venue: `${name}'s Hall`,
    packageName: `${name}'s package`,
    note: `${name}'s note`,
  });
  const request = {
    id: crypto.randomUUID(),
    clientEmail: booking.clientEmail,
    bookingId: booking.id,
    type: "timeline",
    subject: `${name}'s subject`,
    message: `${name}'s message`,
    songRequest: `${name}'s song`,
    adminResponse: `${name}'s answer`,
    createdAt: Date.now(),
    updatedAt: Date.now(),
  } as const;
  const songs = ["tune", "waltz"].map((title, index) => ({
    id: crypto.randomUUID(),
    bookingId: booking.id,
    title: `${name}'s ${title}`,
    artist: `${name}'s band`,
    note: `${name}'s moment`,
    preference: "must-play" as const,
    position: `a${index}`,
    createdAt: Date.now(),
    updatedAt: Date.now(),
  }));
  const db = primary(env.DB);
  const [receipt, invoice] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.batch([
    db.insert(clientRequests).values(request),
    db.insert(songRequests).values(songs),
    db.insert(guestPages).values({
      bookingId: booking.id,
      code: crypto.randomUUID(),
      title: `${name}'s party`,
      opensAt: 0,
      closesAt: 1,
      createdAt: 0,
    }),
    db.insert(payments).values({
      id: receipt,
      bookingId: booking.id,
      purpose: "balance",
      method: "cash",
      amount: 100,
      currency: "usd",
      status: "paid",
      receiptNumber: sql`(select count(*) + 1 from payments)`,
      by: "dj",
      receivedOn: "2026-11-02",
      createdAt: Date.now(),
    }),
    db.insert(invoices).values({
      id: invoice,
      bookingId: booking.id,
      number: sql`(select count(*) + 1 from invoices)`,
      billTo: `${name}'s firm`,
      total: 100,
      deposit: 0,
      paid: 0,
      dueOn: "2099-01-01",
      createdAt: Date.now(),
    }),
  ]);
  const [song, nextSong] = songs.map(({ id }) => id);
  if (!song || !nextSong) throw new Error("a client has two songs");
  const headers = await signIn(booking);
  const sid = await sha256(headers.Cookie.replace(/^.*=/, ""));
  return { name, booking, request, song, nextSong, receipt, invoice, headers, sid };
}

export type Client = Awaited<ReturnType<typeof client>>;
export type Headers = Record<string, string>;
