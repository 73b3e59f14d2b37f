import { env } from "cloudflare:workers";
import { primary } from "../db/client.ts";
import { bookings, sessions } from "../db/schema.ts";
import { hashedSessionId, newSessionId } from "../portal/session-id.ts";

type Booking = typeof bookings.$inferInsert;

/** Stores a confirmed booking of `overrides.clientEmail`, or of a new address, on a date of its own. */
export async function storeBooking(overrides: Partial<Booking> = {}): Promise<Booking & { id: string }> {
  const id = crypto.randomUUID();
  const booking = {
    id,
    clientName: "Ana Núñez",
    clientEmail: `${id}@example.com`,
    eventDate: new Date(Date.UTC(2099, 0, 1) + Math.floor(Math.random() * 4e10) * 1000).toISOString().slice(0, 10),
    startTime: "18:00",
    endTime: "23:00",
    eventType: "Wedding Reception",
    venue: "Sand Key Park",
    city: "Clearwater",
    packageName: "PREMIUM",
    price: 249_900,
    deposit: 62_475,
    status: "confirmed",
    createdAt: Date.now(),
    updatedAt: Date.now(),
    ...overrides,
  } satisfies Booking;
  await primary(env.DB).insert(bookings).values(booking);
  return booking;
}

/** Signs the client of `booking` in, as opening the link does. Gives the headers of that browser's requests. */
export async function signIn(booking: Booking, expire = Date.now() + 86_400_000): Promise<{ Cookie: string }> {
  const id = newSessionId();
  const sess = {
    email: booking.clientEmail,
    bookingId: booking.id,
    linkVersion: booking.portalLinkVersion ?? 1,
    createdAt: Date.now(),
    userAgent: "Test",
  };
  await primary(env.DB)
    .insert(sessions)
    .values({ sid: await hashedSessionId(id), sess, expire });
  return { Cookie: `__Host-portal=${id}` };
}
