import { eq, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings } from "../../database/schema/bookings.ts";
import { ownBookingId } from "../bookings/client-bookings.ts";
import { keyBookingId, keyOfSessionColumns } from "../invites/key-sessions.ts";
import { type KeyRights, keyRights } from "../invites/model.ts";
import { type PlanKeyKind, type PlanPart, type PlanRole, planKeyKinds } from "./model.ts";

/** `sid` and `keySid` are hashes of the cookies' ids, empty without one. */
interface PlanVisitor {
  sid: string;
  keySid: string;
  booking: string | null;
}

export type PlanCaller = PlanVisitor | { dj: true; booking: string };

function kindsThatMay(part: PlanPart, doing: keyof KeyRights): readonly PlanKeyKind[] {
  return planKeyKinds.filter((kind) => {
    const right = keyRights[kind][doing];
    return typeof right === "boolean" ? right : right.includes(part);
  });
}

/** Null without the right. A visitor with a key's cookie (`keySid`) has only that key's rights. */
export function planBookingId(
  caller: PlanCaller,
  part: PlanPart,
  now: number,
  doing: keyof KeyRights = "see",
): SQL<string> {
  if ("dj" in caller)
    return sql<string>`(select ${bookings.id} from ${bookings} where ${bookings.id} = ${caller.booking})`;
  if (!caller.keySid) return ownBookingId(caller.sid, now, caller.booking);
  return keyBookingId(caller.keySid, now, kindsThatMay(part, doing));
}

export interface PlanAuthor {
  role: PlanRole;
  name: string;
  keyId: string | null;
}

const { note: _, ...shown } = bookingFields;

export type PlannedBooking = Awaited<ReturnType<typeof plannedBookingQuery>>[number];

export const plannedBookingQuery = (
  db: Database,
  caller: PlanCaller,
  part: PlanPart,
  now: number,
  doing: keyof KeyRights = "see",
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

export const momentsOf = <Row extends { id: string }>(
  { keyKind, keyMoment }: Pick<PlannedBooking, "keyKind" | "keyMoment">,
  moments: readonly Row[],
): readonly Row[] => (keyKind === "family" ? moments.filter(({ id }) => id === keyMoment) : moments);
