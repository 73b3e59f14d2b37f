import { env } from "cloudflare:workers";
import { primary } from "../database/client.ts";
import { bookings } from "../database/schema/bookings.ts";
import { sessions } from "../database/schema/portal.ts";
import type { LinkSecrets } from "../env-variables.ts";
import { portalLink, portalPaths } from "../features/portal/paths.ts";
import { addDays } from "../platform/dates.ts";
import { newSecret, sha256, signToken } from "../platform/links/signed-link.ts";
import { origin, visit } from "./site.ts";

type Booking = typeof bookings.$inferInsert;

/** Gives each booking its own date. */
let stored = 0;

/** Confirmed by default, on its own date. */
export async function storeBooking(overrides: Partial<Booking> = {}): Promise<Booking & { id: string }> {
  const id = crypto.randomUUID();
  stored += 1;
  const booking = {
    id,
    clientName: "Ana Núñez",
    clientEmail: `${id}@example.com`,
    eventDate: addDays("2200-01-01", stored),
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

/** Set in vitest.config.ts. */
export const secrets: LinkSecrets = { current: env.LINK_SECRET ?? "", previous: null };

const day = 86_400_000;

export async function linkTo(
  booking: Booking & { id: string },
  {
    purpose = "portal",
    expiresAt = Date.now() + 14 * day,
    version = booking.portalLinkVersion ?? 1,
    email = booking.clientEmail,
    keys = secrets,
  }: {
    purpose?: Parameters<typeof signToken>[1];
    expiresAt?: number;
    version?: number;
    email?: string;
    keys?: LinkSecrets;
  } = {},
): Promise<string> {
  const claim = { subject: JSON.stringify([booking.id, booking.clientEmail]), version, expiresAt };
  return portalLink(await signToken(keys, purpose, claim), email);
}

export async function signIn(booking: Booking, expire = Date.now() + 30 * day): Promise<{ Cookie: string }> {
  const id = newSecret();
  const sess = {
    email: booking.clientEmail,
    bookingId: booking.id,
    linkVersion: booking.portalLinkVersion ?? 1,
    createdAt: Date.now(),
    userAgent: "Test",
  };
  await primary(env.DB)
    .insert(sessions)
    .values({ sid: await sha256(id), sess, expire });
  return { Cookie: `__Host-portal=${id}` };
}

/** 401 where the session has ended. */
export const portalStatus = async (headers: HeadersInit): Promise<number> =>
  (await visit(new Request(origin + portalPaths.dashboard, { headers }))).status;

/** Does not follow redirects. */
export const open = (path: string, headers: HeadersInit = {}): Promise<Response> =>
  visit(new Request(origin + path, { headers, redirect: "manual" }));

export const cookieIn = (answer: Response): string => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
