import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../../database/client.ts";
import { planDetails } from "../../database/schema/timeline.ts";
import { detailEntries, fields, isRevision, storedOf, writeDetailsQuery } from "./details.ts";
import type { Acceptance, Proposed } from "./proposal.ts";

const turn = z.object({ field: z.enum(fields), before: z.string(), after: z.string() });

/** What accepting proposed details writes, or what of them is no longer as it was. */
export async function acceptDetails(
  db: Database,
  booking: string,
  rows: readonly Proposed[],
  now: number,
): Promise<Acceptance> {
  const [row] = await db.select().from(planDetails).where(eq(planDetails.bookingId, booking));
  const [entries, revision] = [detailEntries(row), row?.revision ?? 0];
  const asked = rows.flatMap((proposed) => {
    const { data } = z.safeParse(turn, proposed.undo);
    return data ? [{ ...data, proposed }] : [];
  });
  if (asked.some(({ field, before, after }) => ![before, after].includes(entries[field]))) {
    const standsNow = ({ field, before }: (typeof asked)[number]) =>
      entries[field] === before ? null : entries[field] || "empty";
    return { conflicts: asked.map((each) => ({ ...each.proposed, now: standsNow(each) })) };
  }
  const after = { ...entries, ...Object.fromEntries(asked.map((each) => [each.field, each.after])) };
  return {
    guard: isRevision(booking, revision),
    writes: [writeDetailsQuery(db, booking, revision, storedOf(after), now)],
  };
}
