import { Hono } from "hono";
import * as z from "zod/mini";
import { offerHours, waitlistConfirmDays } from "../../../content/terms.ts";
import { primary } from "../../../database/client.ts";
import { offerTime } from "../../../database/schema/dates.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { dateInWords, dayInWords, instantInWords } from "../../../platform/english.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { ActionRow, EmptyList } from "../../admin/frame/list-parts.tsx";
import { idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { type ListedEntry, listWaitingQuery, withdrawEntryQuery } from "../waitlist.ts";

export const takeOffWaitlist = (id: string): string => `${adminPaths.waitlist}/${id}/off`;

const takingOff = formRoute({
  path: takeOffWaitlist(":id"),
  schema: z.object({}),
  guard: changesDates,
  comesBackTo: adminPaths.waitlist,
  async act(c, _, now) {
    const left = await withdrawEntryQuery(primary(c.env.DB), idOf(c), now);
    return left.length > 0 ? redirectWithNotice(adminPaths.waitlist, "off-waitlist") : c.notFound();
  },
});

interface WaitlistPageProps {
  entries: readonly ListedEntry[];
  notice: string | null;
}

function standingOf({ createdAt, confirmedAt, offeredAt, offerSentAt, hasIt }: ListedEntry): string {
  if (hasIt) return "Has the date";
  if (offerSentAt !== null) return `Offered until ${instantInWords(offerSentAt + offerTime)}`;
  if (offeredAt !== null) return "The offer is on its way by mail";
  if (confirmedAt !== null) return `In line, confirmed ${instantInWords(confirmedAt)}`;
  return `Not confirmed yet: removed ${dayInWords(createdAt + waitlistConfirmDays * day)}`;
}

const linesOf = (entries: readonly ListedEntry[]) => [...Map.groupBy(entries, ({ date }) => date)];

function WaitlistPage({ entries, notice }: WaitlistPageProps) {
  return (
    <AdminLayout path={adminPaths.waitlist} title="Waitlist">
      <div className="admin-stack">
        <DoneNotice text={notice} />
        {entries.length === 0 ? (
          <EmptyList text="Nobody waits for a date." />
        ) : (
          <p className="text-muted">
            A date that comes free is offered to the first in line who had no automatic mail that day. From that mail on
            it is theirs for {offerHours} hours, and the site says that it is on hold; then it goes to the next. Who has
            not confirmed by mail does not count, and is removed after {waitlistConfirmDays} days.
          </p>
        )}
        {linesOf(entries).map(([date, line]) => (
          <Panel key={date} id={`line-${date}`} title={dateInWords(date)}>
            <ol className="panel-rows panel-entries action-rows">
              {line.map((entry) => (
                <ActionRow
                  key={entry.id}
                  heading={entry.name ?? entry.email}
                  action={takeOffWaitlist(entry.id)}
                  button="Take off"
                  about={entry.email}
                >
                  <p className="break-words">
                    {entry.name ? `${entry.email}, ` : ""}since {instantInWords(entry.createdAt)}
                  </p>
                  <p>{standingOf(entry)}</p>
                </ActionRow>
              ))}
            </ol>
          </Panel>
        ))}
      </div>
    </AdminLayout>
  );
}

const waitlistMetadata = adminMetadata({
  title: "Waitlist",
  description: "Who waits for which date, in the order in which they asked, and to whom one that came free is offered.",
  path: adminPaths.waitlist,
});

export const adminWaitlist = new Hono<AppEnv>()
  .get(adminPaths.waitlist, async (c) => {
    const now = Date.now();
    const entries = await listWaitingQuery(primary(c.env.DB), calendarDateAt(now), now);
    const page = <WaitlistPage entries={entries} notice={noticeOf(c)} />;
    return c.render(page, { metadata: waitlistMetadata });
  })
  .route("/", takingOff);
