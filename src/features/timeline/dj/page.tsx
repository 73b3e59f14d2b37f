import { type CalendarDate, dateInWords, instantInWords } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { BookingLayout } from "../../bookings/dj/booking-layout.tsx";
import { FillIn } from "../../bookings/dj/fill-in.tsx";
import { adminPlan } from "../../bookings/dj/paths.ts";
import type { Proposal } from "../../changes/proposals.ts";
import { DjInvites, type DjInvitesProps } from "../../invites/dj/dj-invites.tsx";
import { PlanBoard, type PlanBoardProps } from "../editor/plan-board.tsx";
import djPlanSheet from "./dj-plan.island.tsx";

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

export interface DjPlanPageProps {
  booking: { id: string; clientName: string; eventType: string; eventDate: CalendarDate };
  board: PlanBoardProps;
  proposals: readonly Proposal[];
  keyring: Omit<DjInvitesProps, "paths" | "eventDate">;
  notice: string | null;
  refusal: string | null;
}

export function DjPlanPage({ booking, board, proposals, keyring, notice, refusal }: DjPlanPageProps) {
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

export const djPlanMetadata = adminMetadata({
  title: "A booking's plan",
  description: "The timeline, changes of a locked plan that wait for a yes, and the keys that others hold.",
  path: adminPaths.bookings,
});
