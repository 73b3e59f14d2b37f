import { eq, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings } from "../../database/schema/bookings.ts";
import { ownBookingId } from "../bookings/client-bookings.ts";
import { heldKeyColumns, keyBookingId } from "../invites/key-sessions.ts";
import { keyChanges, keyShows, keysThatComment, keysThatHear } from "../invites/model.ts";
import { type PlanKeyKind, type PlanPart, type PlanRole, planKeyKinds } from "./model.ts";

/** A browser that asks for a plan: the hashes of the ids in its cookies, empty without one, and the booking it names. */
interface PlanVisitor {
  sid: string;
  keySid: string;
  booking: string | null;
}

/** Who comes to a plan: a visitor of the portal, or the DJ, who is signed in to the administration. */
export type PlanCaller = PlanVisitor | { dj: true; booking: string };

/** What somebody does with a part of a plan. Who hears reads what is said of it. */
type PlanDoing = "see" | "change" | "hear" | "comment";

function kindsThatMay(part: PlanPart, doing: PlanDoing): readonly PlanKeyKind[] {
  if (doing === "hear") return keysThatHear;
  if (doing === "comment") return keysThatComment;
  const opens = doing === "see" ? keyShows : keyChanges;
  return planKeyKinds.filter((kind) => opens[kind].includes(part));
}

/**
 * The id of the booking whose `part` of the plan a visitor may see or change, as an SQL value: null if there is none, so that
 * what is read or written by it finds nothing. Who comes with a key's cookie (`keySid`) comes by the key alone.
 *
 * @param now instant in milliseconds
 */
export function planBookingId(caller: PlanCaller, part: PlanPart, now: number, doing: PlanDoing = "see"): SQL<string> {
  if ("dj" in caller)
    return sql<string>`(select ${bookings.id} from ${bookings} where ${bookings.id} = ${caller.booking})`;
  if (!caller.keySid) return ownBookingId(caller.sid, now, caller.booking);
  return keyBookingId(caller.keySid, now, kindsThatMay(part, doing));
}

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
