import { dateInWords } from "../../../platform/dates.ts";
import type { Proposal as Waiting } from "../../bookings/proposals.ts";
import { portalApi } from "../../portal/paths.ts";
import { newRequestTab, portalView, requestsFragment } from "../../requests/client/paths.ts";
import { ChangesTable } from "../changes-table.tsx";

interface ProposalProps {
  booking: string;
  signsAnew: boolean;
  proposal: Pick<Waiting, "id" | "proposedBy" | "isDateGone" | "before" | "after"> & {
    changes: readonly { label: string; was: string; is: string }[];
  };
}

export function Proposal({ booking, signsAnew, proposal }: ProposalProps) {
  const { id, proposedBy, isDateGone, changes } = proposal;
  const { eventDate } = proposal.after;
  const isOwn = proposedBy === "client";
  return (
    <section className="card proposal no-print" aria-labelledby="proposal-title">
      <h2 className="h3" id="proposal-title">
        {isOwn
          ? "You have asked for this change"
          : isDateGone
            ? "A change that cannot be any more"
            : "A change to agree on"}
      </h2>
      <p>
        What you signed stands until {isOwn ? "I say" : "you say"} yes.
        {signsAnew ? " Then the changed agreement is signed anew, by everybody who signed this one." : ""}
      </p>
      <ChangesTable changes={changes} />
      {isDateGone ? (
        <p className="font-600">
          {dateInWords(eventDate)} has been taken meanwhile, so this change cannot be agreed on any more.
        </p>
      ) : eventDate !== proposal.before.eventDate ? (
        <p>{dateInWords(eventDate)} is not held: whoever books it first has it.</p>
      ) : null}
      <form className="flex flex-wrap gap-4" method="post" action={portalApi.amendment}>
        <input type="hidden" name="booking" value={booking} />
        <input type="hidden" name="amendment" value={id} />
        {isOwn ? (
          <button className="btn btn-secondary" type="submit" name="change" value="withdraw">
            Take it back
          </button>
        ) : (
          <>
            {isDateGone ? null : (
              <button className="btn btn-primary" type="submit" name="change" value="accept">
                Accept the change
              </button>
            )}
            <button className="btn btn-secondary" type="submit" name="change" value="decline">
              No, keep what we signed
            </button>
          </>
        )}
        <a className="btn btn-secondary" href={portalView({ tab: newRequestTab, booking }) + requestsFragment}>
          Ask about it
        </a>
      </form>
    </section>
  );
}
