import type { Context } from "hono";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { dateInWords, instantInWords } from "../../../platform/english.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { wordsIn } from "../../../platform/pages/words.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { noticeOf } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminApi, adminPaths } from "../../admin/paths.ts";
import { BookingLayout, FillIn } from "../../bookings/dj/booking-layout.tsx";
import { type Proposal, proposalsOf, proposedQuery } from "../../changes/proposals.ts";
import { DjInvites, type DjInvitesProps } from "../../invites/dj/dj-invites.tsx";
import type { KeyField } from "../../invites/key-form.ts";
import { keysOfBookingQuery, lastKeyDay } from "../../invites/keys.ts";
import { PlanBoard, type PlanBoardProps } from "../editor/plan-board.tsx";
import { planNotice } from "../editor/plan-notices.ts";
import type { PlanPlace } from "../paths.ts";
import type { PlanView } from "../plan-forms.ts";
import { planQueries, planView, planWordsOf } from "../read-plan.ts";
import djPlanSheet from "./dj-plan.island.tsx";
import { adminPlan } from "./paths.ts";

export const djPlanPlace = (booking: string): PlanPlace => ({
  page: adminPlan(booking).page,
  api: adminApi.plan,
  booking,
  named: false,
});

interface DjPlanView extends Omit<PlanView, "booking"> {
  key?: FormState<KeyField>;
  done?: string | null;
}

function Proposals({ proposals, action }: { proposals: readonly Proposal[]; action: string }) {
  return (
    <Panel id="proposals-title" title="Waiting for your yes">
      {proposals.length === 0 ? (
        <p className="text-muted">Nothing waits.</p>
      ) : (
        <ul className="panel-rows panel-entries">
          {proposals.map(({ batch, author, at, changes }) => (
            <li key={batch}>
              <p className="small text-muted">
                {author}, {instantInWords(at)}
              </p>
              <ul className="grid gap-2">
                {changes.map(({ id, subject, field, before, after }) => (
                  <li className="break-words" key={id}>
                    <b>
                      {subject}, {field}:
                    </b>{" "}
                    <span className="text-muted">{before ?? "nothing"}</span>{" "}
                    <span className="i-lucide-arrow-right" aria-hidden="true" />
                    <span className="visually-hidden">becomes</span> {after ?? "nothing"}
                  </li>
                ))}
              </ul>
              <form className="status-buttons mt-3" method="post" action={action}>
                <input type="hidden" name="batch" value={batch} />
                <button className="btn btn-small btn-secondary" type="submit" name="decision" value="accept">
                  Accept<span className="visually-hidden"> the change of {author}</span>
                </button>
                <button className="btn btn-small btn-quiet" type="submit" name="decision" value="decline">
                  Decline<span className="visually-hidden"> the change of {author}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface DjPlanPageProps {
  booking: { id: string; clientName: string; eventType: string; eventDate: CalendarDate };
  board: PlanBoardProps;
  proposals: readonly Proposal[];
  keyring: Omit<DjInvitesProps, "paths" | "eventDate">;
  notice: string | null;
  refusal: string | null;
}

function DjPlanPage({ booking, board, proposals, keyring, notice, refusal }: DjPlanPageProps) {
  const { id, clientName, eventType, eventDate } = booking;
  const paths = adminPlan(id);
  const waiting = <Proposals proposals={proposals} action={paths.decide} />;
  return (
    <BookingLayout {...{ id, clientName }} current="Plan">
      <div className="admin-stack">
        <DoneNotice text={notice} />
        {refusal ? (
          <Notice tone="danger">
            <p>{refusal}</p>
          </Notice>
        ) : null}
        <p>
          {eventType}, {dateInWords(eventDate)}
        </p>
        <FillIn id={id} clientName={clientName} />
        {proposals.length > 0 ? waiting : null}
        <PlanBoard {...board}>
          <Island of={djPlanSheet} props={board.sheet} when="load" />
        </PlanBoard>
        {proposals.length > 0 ? null : waiting}
        <DjInvites {...keyring} paths={paths} eventDate={eventDate} />
      </div>
    </BookingLayout>
  );
}

const djPlanMetadata = adminMetadata({
  title: "A booking's plan",
  description: "The timeline, changes of a locked plan that wait for a yes, and the keys that others hold.",
  path: adminPaths.bookings,
});

export async function showDjPlan(c: Context<AppEnv>, id: string, { key = emptyForm, done, ...view }: DjPlanView) {
  const [db, now] = [primary(c.env.DB), Date.now()];
  const {
    booking: [booking],
    moments,
    details: [details],
    changes,
    priced: [priced],
    comments,
    proposed,
    keys,
  } = await batchOf(db, {
    ...planQueries(db, { dj: true, booking: id }, now),
    proposed: proposedQuery(db, id),
    keys: keysOfBookingQuery(db, id),
  });
  if (!booking) return c.notFound();
  const dated = booking;
  const {
    booked,
    sunset,
    comments: commentWords,
    ...board
  } = planView(dated, {
    lockDays: details?.lockDays ?? null,
    changes,
    comments,
    now,
    extraHour: priced?.extraHour ?? null,
  });
  const props = {
    booking: dated,
    board: {
      ...board,
      isDj: true,
      sheet: {
        words: planWordsOf(wordsIn()),
        place: djPlanPlace(id),
        moments,
        booked,
        sunset,
        comments: commentWords,
        mayComment: true,
        commentsOpen: null,
        open: view.open ?? null,
        adding: view.adding ?? null,
        newKey: crypto.randomUUID(),
        last: board.history[0] ?? null,
      },
    },
    proposals: proposalsOf(proposed),
    keyring: {
      keys,
      moments,
      form: key,
      now,
      formKey: key.values.key ?? crypto.randomUUID(),
      firstDay: calendarDateAt(now),
      lastDay: lastKeyDay(dated.eventDate, now),
    },
    notice: planNotice(done ?? null) ?? noticeOf(c),
    refusal: view.refusal ?? null,
  };
  return c.render(<DjPlanPage {...props} />, { metadata: djPlanMetadata });
}
