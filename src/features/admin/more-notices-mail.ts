import { asc, eq, sql } from "drizzle-orm";
import { outbox } from "../../database/schema/outbox.ts";
import type { GatheredKind, MailOf, OutboxMail } from "../../database/schema/outbox-mail.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { absolute } from "../site/paths.ts";
import { adminPaths } from "./paths.ts";

const listed = 10;

const inbox = { label: "Open the inbox", path: adminPaths.leads };

const kinds: Readonly<Record<GatheredKind, { words: string; list: { label: string; path: string } }>> = {
  lead: { words: "inquiries", list: inbox },
  "lead-again": { words: "people who asked several times", list: inbox },
  message: { words: "messages", list: inbox },
  question: { words: "questions about quotes", list: { label: "Open the questions", path: adminPaths.today } },
  "quote-answer": { words: "answers to quotes", list: inbox },
  announcement: {
    words: "payments that clients say are coming",
    list: { label: "Open Money", path: adminPaths.money },
  },
  plan: { words: "plans with news", list: { label: "Open the bookings", path: adminPaths.bookings } },
  request: { words: "client requests", list: { label: "Open the requests", path: adminPaths.requests } },
};

const why = {
  plan: "News of several plans at once.",
  other: "They came within ten minutes of the last mail about one.",
};

interface Gathered {
  id: string;
  mail: OutboxMail;
  recipient: string;
}

/**
 * Covers notices within ten minutes of the last of their kind, counted when sent. A single one is sent as `write`
 * writes it.
 */
export async function moreNotices(
  id: string,
  { of }: MailOf<"more-notices">,
  { db, siteOrigin }: MailContext,
  write: (notice: Gathered) => Promise<MailContent | NotNeeded>,
): Promise<MailContent | NotNeeded> {
  const gathered = await db
    .select({ id: outbox.id, mail: outbox.data, recipient: outbox.recipient, count: sql<number>`count(*) over ()` })
    .from(outbox)
    .where(eq(outbox.gatheredIn, id))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(listed);
  const [first] = gathered;
  if (!first) return { notNeeded: "All that it told of was erased" };
  if (first.count === 1) return write(first);
  const written = (await Promise.all(gathered.map(write))).flatMap((notice) => ("notNeeded" in notice ? [] : [notice]));
  const [only] = written;
  if (!only) return { notNeeded: "Nothing is left of what it told of" };
  const count = first.count - (gathered.length - written.length);
  if (count === 1) return only;
  const { words, list } = kinds[of];
  const what = of === "plan" ? `${count} ${words}` : `${count} more ${words}`;
  const shown = count > listed ? ` The first ${listed} of them stand below.` : "";
  return {
    subject: what,
    preview: "One mail for all that came in ten minutes.",
    heading: what,
    blocks: [
      { type: "text", text: `${why[of === "plan" ? "plan" : "other"]}${shown}` },
      ...(of === "plan"
        ? written.flatMap(({ subject, blocks }): Block[] => [{ type: "text", text: subject }, ...blocks])
        : [
            {
              type: "facts",
              rows: written.map(({ subject, preview }) => ({ label: subject, value: preview })),
            } as const,
          ]),
      { type: "actions", actions: [{ label: list.label, href: absolute(siteOrigin, list.path) }] },
    ],
  };
}
