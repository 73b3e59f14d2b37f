import { createHash, randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import type { LocalSite } from "./local-site.ts";

/** Days from now on, one for each booking: one DJ plays one date. */
let day = 0;

/**
 * A client with a confirmed booking, signed in as their access link does it. Gives the booking's id. `songs` are stored
 * as songs that must be played.
 */
export async function signedInClient(site: LocalSite, context: BrowserContext, songs: string[] = []): Promise<string> {
  const booking = randomUUID();
  const email = `ana.${booking.slice(0, 8)}@example.com`;
  const date = new Date(Date.UTC(2090, 0, 1 + day++)).toISOString().slice(0, 10);
  site.write(
    `INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, venue, city,
      package_name, price, deposit, status, created_at, updated_at)
     VALUES (?, 'Ana Núñez', ?, ?, '18:00', '01:00', 'Wedding Reception', 'Sand Key Park', 'Clearwater',
      'PREMIUM', 249900, 62475, 'confirmed', 0, 0)`,
    booking,
    email,
    date,
  );
  const id = randomUUID();
  const session = { email, bookingId: booking, linkVersion: 1, createdAt: Date.now(), userAgent: "Test" };
  const hash = createHash("sha256").update(id).digest("base64url");
  site.write(
    "INSERT INTO sessions (sid, sess, expire) VALUES (?, ?, ?)",
    hash,
    JSON.stringify(session),
    Date.now() + 86_400_000,
  );
  songs.forEach((title, index) => {
    site.write(
      "INSERT INTO song_requests (id, booking_id, title, preference, position, created_at, updated_at) VALUES (?, ?, ?, 'must-play', ?, 0, 0)",
      randomUUID(),
      booking,
      title,
      `a${index}`,
    );
  });
  // Browsers take a secure cookie from localhost without TLS; Playwright wants to hear of TLS.
  const url = site.url.replace("http:", "https:");
  await context.addCookies([{ name: "__Host-portal", value: id, url, secure: true, httpOnly: true, sameSite: "Lax" }]);
  return booking;
}
