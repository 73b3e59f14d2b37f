import { eq, type SQL } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings } from "../../database/schema/bookings.ts";
import { heldKeyColumns } from "../invites/key-sessions.ts";
import { type PlanCaller, type PlanDoing, planBookingId } from "./access.ts";
import type { PlanPart, PlanRole } from "./model.ts";

/** Who changes a plan, as others read it. */
export interface PlanAuthor {
  role: PlanRole;
  name: string;
  keyId: string | null;
}

const { note: _, ...shown } = bookingFields;

/** The booking of a plan, as whoever plans may know it. */
export type PlannedBooking = Awaited<ReturnType<typeof plannedBookingQuery>>[number];

/**
 * A statement that reads that booking, with the key by which the visitor came, if it was one; no row when the visitor may not
 * do what is asked.
 */
export const plannedBookingQuery = (
  db: Database,
  caller: PlanCaller,
  part: PlanPart,
  now: number,
  doing: PlanDoing = "see",
) =>
  db
    .select({ ...shown, ...heldKeyColumns("dj" in caller ? "" : caller.keySid, now) })
    .from(bookings)
    .where(eq(bookings.id, planBookingId(caller, part, now, doing)));

/** A statement that reads the booking whose id an SQL value is, as {@link plannedBookingQuery} does. */
export const plannedByIdQuery = (db: Database, caller: PlanCaller, id: SQL, now: number) =>
  db
    .select({ ...shown, ...heldKeyColumns("dj" in caller ? "" : caller.keySid, now) })
    .from(bookings)
    .where(eq(bookings.id, id));

/** Who a caller is to those who read the changes. */
export function authorOf(
  caller: PlanCaller,
  { clientName, keyId, keyKind, keyName }: Pick<PlannedBooking, "clientName" | "keyId" | "keyKind" | "keyName">,
): PlanAuthor {
  if ("dj" in caller) return { role: "dj", name: site.owner?.name ?? site.name, keyId: null };
  if (keyId && keyKind) return { role: keyKind, name: keyName ?? "", keyId };
  return { role: "client", name: clientName, keyId: null };
}

/** The moments that whoever came with the key of `keyMoment` may see: that one alone, else all. */
export const momentsOf = <Row extends { id: string }>(
  { keyKind, keyMoment }: Pick<PlannedBooking, "keyKind" | "keyMoment">,
  moments: readonly Row[],
): readonly Row[] => (keyKind === "family" ? moments.filter(({ id }) => id === keyMoment) : moments);
