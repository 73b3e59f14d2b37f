import { eq, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings } from "../../database/schema/bookings.ts";
import { ownBookingId } from "../bookings/client-bookings.ts";
import { keyBookingId, keyOfSessionColumns } from "../invites/key-sessions.ts";
import { keyChanges, keyShows, keysThatComment, keysThatHear } from "../invites/model.ts";
import { type PlanKeyKind, type PlanPart, type PlanRole, planKeyKinds } from "./model.ts";

/** Hashes of the ids in the cookies, empty without one, and the booking that the browser names. */
interface PlanVisitor {
  sid: string;
  keySid: string;
  booking: string | null;
}

export type PlanCaller = PlanVisitor | { dj: true; booking: string };

/** `hear` is reading comments. */
type PlanDoing = "see" | "change" | "hear" | "comment";

function kindsThatMay(part: PlanPart, doing: PlanDoing): readonly PlanKeyKind[] {
  if (doing === "hear") return keysThatHear;
  if (doing === "comment") return keysThatComment;
  const opens = doing === "see" ? keyShows : keyChanges;
  return planKeyKinds.filter((kind) => opens[kind].includes(part));
}

/**
 * The booking whose `part` a visitor may see or change, as an SQL value: null finds nothing. Who comes with a key's
 * cookie (`keySid`) comes by the key alone.
 */
export function planBookingId(caller: PlanCaller, part: PlanPart, now: number, doing: PlanDoing = "see"): SQL<string> {
  if ("dj" in caller)
    return sql<string>`(select ${bookings.id} from ${bookings} where ${bookings.id} = ${caller.booking})`;
  if (!caller.keySid) return ownBookingId(caller.sid, now, caller.booking);
  return keyBookingId(caller.keySid, now, kindsThatMay(part, doing));
}

/** As others read it. */
export interface PlanAuthor {
  role: PlanRole;
  name: string;
  keyId: string | null;
}

const { note: _, ...shown } = bookingFields;

export type PlannedBooking = Awaited<ReturnType<typeof plannedBookingQuery>>[number];

/** With the visitor's key, if there is one; no row when the visitor may not do it. */
export const plannedBookingQuery = (
  db: Database,
  caller: PlanCaller,
  part: PlanPart,
  now: number,
  doing: PlanDoing = "see",
) =>
  db
    .select({ ...shown, ...keyOfSessionColumns("dj" in caller ? "" : caller.keySid, now) })
    .from(bookings)
    .where(eq(bookings.id, planBookingId(caller, part, now, doing)));

export function authorOf(
  caller: PlanCaller,
  { clientName, keyId, keyKind, keyName }: Pick<PlannedBooking, "clientName" | "keyId" | "keyKind" | "keyName">,
): PlanAuthor {
  if ("dj" in caller) return { role: "dj", name: site.owner?.name ?? site.name, keyId: null };
  if (keyId && keyKind) return { role: keyKind, name: keyName ?? "", keyId };
  return { role: "client", name: clientName, keyId: null };
}

/** A key of `keyMoment` shows that moment alone. */
export const momentsOf = <Row extends { id: string }>(
  { keyKind, keyMoment }: Pick<PlannedBooking, "keyKind" | "keyMoment">,
  moments: readonly Row[],
): readonly Row[] => (keyKind === "family" ? moments.filter(({ id }) => id === keyMoment) : moments);
