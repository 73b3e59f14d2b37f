import { type SQL, sql } from "drizzle-orm";
import { bookings } from "../../database/schema/bookings.ts";
import { ownBookingId } from "../bookings/own-booking.ts";
import { keyBookingId } from "../invites/key-sessions.ts";
import { keyChanges, keyShows, keysThatComment, keysThatHear } from "../invites/model.ts";
import { type PlanKeyKind, type PlanPart, planKeyKinds } from "./model.ts";

/** A browser that asks for a plan: the hashes of the ids in its cookies, empty without one, and the booking it names. */
export interface PlanVisitor {
  sid: string;
  keySid: string;
  booking: string | null;
}

/** Who comes to a plan: a visitor of the portal, or the DJ, who has passed the administrator's door. */
export type PlanCaller = PlanVisitor | { dj: true; booking: string };

/** What somebody does with a part of a plan. Who hears reads what is said of it. */
export type PlanDoing = "see" | "change" | "hear" | "comment";

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
