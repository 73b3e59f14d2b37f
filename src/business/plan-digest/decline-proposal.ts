import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { planChanges } from "../plan/schema.ts";

/** What of `batch` waits for the DJ's yes or no. */
export const proposedOf = (booking: string, batch: string) =>
  and(eq(planChanges.bookingId, booking), eq(planChanges.batch, batch), eq(planChanges.state, "proposed"));

/** A statement that declines what was proposed; no row when nothing of that name is. */
export const declineProposalQuery = (db: Database, booking: string, batch: string) =>
  db.update(planChanges).set({ state: "declined" }).where(proposedOf(booking, batch)).returning({ id: planChanges.id });
