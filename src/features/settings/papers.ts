import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { paperPieces, papers } from "../../database/schema/settings.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";

/** Bytes: D1 gives values of up to 2,000,000, and Base64 makes 4 of 3. */
export const largestPaper = 1_400_000;

/** Characters of Base64 in a row. */
export const paperPiece = 80_000;

export const papersQuery = (db: Database) =>
  db
    .select({ id: papers.id, label: papers.label, bytes: papers.bytes, createdAt: papers.createdAt })
    .from(papers)
    .orderBy(asc(papers.createdAt), asc(papers.id));

export type Paper = Awaited<ReturnType<typeof papersQuery>>[number];

/** One id a line: the newest of each kind. */
export const papersFor = (asked: readonly string[], papers: readonly Paper[]): string =>
  asked.flatMap((kind) => papers.findLast(({ label }) => label.startsWith(kind))?.id ?? []).join("\n");

/** "W-9, 2026.pdf" */
export const paperFile = (label: string): `${string}.pdf` => `${label.replace(/[^\p{L}\p{N} .,'&()-]/gu, "-")}.pdf`;

const bytesIn = (content: string) => Uint8Array.from(atob(content), (character) => character.charCodeAt(0));

export async function readPaper(db: Database, id: string) {
  const [found] = await db
    .select({
      label: papers.label,
      content: sql<string>`(select group_concat(content, '') from
        (select content from paper_pieces where paper_id = papers.id order by number))`,
    })
    .from(papers)
    .where(eq(papers.id, id));
  return found && { label: found.label, bytes: bytesIn(found.content) };
}

/** @throws when one was removed meanwhile */
export const attachedPapers = (db: Database, named: readonly { id: string; label: string }[]) =>
  Promise.all(
    named.map(async ({ id, label }) => {
      const found = await readPaper(db, id);
      if (!found) throw new Error(`${label} was removed from the papers before it went out`);
      return { filename: paperFile(label), type: "application/pdf", content: found.bytes };
    }),
  );

export function addPaper(
  db: Database,
  { label, bytes }: { label: string; bytes: Uint8Array },
  { by, now }: { by: string; now: number },
) {
  const id = crypto.randomUUID();
  const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return db.batch([
    db.insert(papers).values({ id, label, bytes: bytes.byteLength, createdAt: now, createdBy: by }),
    ...Array.from({ length: Math.ceil(content.length / paperPiece) }, (_, number) =>
      db
        .insert(paperPieces)
        .values({ paperId: id, number, content: content.slice(number * paperPiece, (number + 1) * paperPiece) }),
    ),
    auditQuery(db, { what: "setting-changed", who: by, about: `paper ${label}` }, now),
  ]);
}

/** False when it was gone. */
export async function removePaper(
  db: Database,
  id: string,
  { by, now }: { by: string; now: number },
): Promise<boolean> {
  const [removed] = await db.batch([
    db.delete(papers).where(eq(papers.id, id)).returning({ id: papers.id }),
    auditQuery(db, { what: "setting-changed", who: by, about: `paper ${id} removed` }, now),
  ]);
  return removed.length > 0;
}
