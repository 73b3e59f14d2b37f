import { instantInWords } from "../../../platform/dates.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import type { Proposal } from "../../bookings/proposals.ts";
import { summaryDifferences } from "../../bookings/summary-differences.ts";
import { ChangesTable } from "../changes-table.tsx";

/** For the client to decide, or for the DJ. */
export function ProposalPanel({ id, proposal }: { id: string; proposal: Proposal }) {
  const { before, after, reduced, proposedBy, note, createdAt } = proposal;
  const isDjs = proposedBy === "dj";
  return (
    <Panel id="proposal-title" title={isDjs ? "Proposed, not agreed" : "The client would like to change this"}>
      <p className="text-muted">
        {isDjs ? "Proposed to the client" : "Proposed by the client"} on {instantInWords(createdAt)}. What is signed
        stands until {isDjs ? "the client says" : "you say"} yes.
      </p>
      {note ? <blockquote className="quote-box">{note}</blockquote> : null}
      <ChangesTable changes={summaryDifferences(before, after, reduced)} />
      <form className="status-buttons mt-4" method="post" action={bookingPaths(id).proposal}>
        <input type="hidden" name="amendment" value={proposal.id} />
        {isDjs ? (
          <button className="btn btn-secondary" type="submit" name="change" value="withdraw">
            Take it back
          </button>
        ) : (
          <>
            <button className="btn btn-primary" type="submit" name="change" value="accept">
              Accept the change
            </button>
            <button className="btn btn-secondary" type="submit" name="change" value="decline">
              Decline it
            </button>
          </>
        )}
      </form>
    </Panel>
  );
}
