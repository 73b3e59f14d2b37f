import { asc, eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { GatheredKind, MailOf, OutboxMail } from "../../database/schema/outbox-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { absolute } from "../site/paths.ts";
import { adminPaths } from "./paths.ts";

/** Notices that the mail lists at most. */
const listed = 10;

/** What each kind is called, and where the DJ finds all of it. */
const kinds: Readonly<Record<GatheredKind, { words: string; list: { label: string; path: string } }>> = {
  message: { words: "messages", list: { label: "Open the inbox", path: adminPaths.leads } },
  question: { words: "questions about quotes", list: { label: "Open the questions", path: adminPaths.today } },
  request: { words: "client requests", list: { label: "Open the requests", path: adminPaths.requests } },
};

/** A notice that does not go out itself. */
interface Gathered {
  id: string;
  mail: OutboxMail;
  recipient: string;
}

/**
 * Tells the DJ in one mail what came within ten minutes of the last notice of its kind: how many, and the first of them by
 * their subjects. One alone is told of by its own notice, which `write` writes. Counts when it is sent.
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
  const notices = await Promise.all(gathered.map(write));
  const { words, list } = kinds[of];
  const shown = first.count > listed ? ` The first ${listed} of them stand below.` : "";
  return {
    subject: `${first.count} more ${words}`,
    preview: "One mail for all that came in ten minutes.",
    heading: `${first.count} more ${words}`,
    blocks: [
      {
        type: "text",
        text: `They came within ten minutes of the last mail about one, and all of them wait for you.${shown}`,
      },
      {
        type: "facts",
        rows: notices.flatMap((notice) =>
          "notNeeded" in notice ? [] : [{ label: notice.subject, value: notice.preview }],
        ),
      },
      { type: "actions", actions: [{ label: list.label, href: absolute(siteOrigin, list.path) }] },
    ],
    replyTo: { name: site.name, email: site.email },
  };
}
