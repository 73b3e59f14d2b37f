import { dateInWords, instantInWords } from "../../../platform/english.ts";
import { listInWords } from "../../../platform/numbers.ts";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { listParameters } from "../../admin/paths.ts";
import type { Proposal } from "../../bookings/amendments.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { isAgreedToByDj } from "../../bookings/model.ts";
import { summaryDifferences } from "../../bookings/summary-differences.ts";
import { withQuery } from "../../site/paths.ts";
import { ChangesTable } from "../changes/changes-table.tsx";
import { proposedVersion } from "../read-contract.ts";

/** `isClosed` while the date is not held. */
interface ProposalPanelProps {
  id: string;
  proposal: Proposal;
  /** Whose yes it needs, the DJ's aside. */
  missing: readonly { name: string }[];
  isClosed: boolean;
}

export function ProposalPanel({ id, proposal, missing, isClosed }: ProposalPanelProps) {
  const { after, proposedBy, isDateGone, createdAt } = proposal;
  const { proposal: action, contract } = bookingPaths(id);
  const isDjs = proposedBy === "dj";
  const isAgreed = isAgreedToByDj(proposal);
  const names = listInWords(missing.map(({ name }) => name));
  const isOvertime = proposal.answerBy !== null;
  return (
    <Panel id="proposal-title" title={isDjs ? "Proposed, not agreed" : "The client would like to change this"}>
      <p className="text-muted">
        {isDjs ? "Proposed to the client" : "Proposed by the client"} on {instantInWords(createdAt)}. What is signed
        stands until {isAgreed ? names : ["you", names].filter(Boolean).join(" and ")}{" "}
        {isAgreed && missing.length === 1 ? "says" : "say"} yes.
        {isClosed || isOvertime
          ? ""
          : isDjs
            ? " “Change the booking” begins with it, and takes its place."
            : " “Change the booking” begins without it: saving another change of what is signed ends it, and the client hears that. Accept it first to keep it."}
      </p>
      <ChangesTable changes={summaryDifferences(proposal)} />
      {isDateGone ? (
        <p className="mt-4 font-600">
          {dateInWords(after.eventDate)} has been taken meanwhile: nobody can agree on this any more. Save another date
          at the booking to propose it, or take this back.
        </p>
      ) : isClosed ? (
        <p className="mt-4 font-600">The hold has ended: this can be agreed on once the date is held again.</p>
      ) : null}
      <form className="status-buttons mt-4" method="post" action={action}>
        <input type="hidden" name="amendment" value={proposal.id} />
        {isDjs ? null : (
          <TextArea
            id="decline-words"
            name="words"
            label="Words to the client, if you decline"
            entry=""
            optional
            className="full"
          />
        )}
        {isAgreed ? (
          <>
            {isDateGone || isClosed ? null : (
              <>
                {isOvertime ? null : (
                  <a
                    className="btn btn-secondary"
                    href={withQuery(contract, { [listParameters.version]: proposedVersion })}
                  >
                    Print it for a signature
                  </a>
                )}
                <button className="btn btn-secondary" type="submit" name="change" value="signed-on-paper">
                  {isOvertime ? "They said yes in the room" : "Signed on paper"}
                </button>
              </>
            )}
            <button className="btn btn-secondary" type="submit" name="change" value="withdraw">
              {isDjs ? "Take it back" : "Decline it"}
            </button>
          </>
        ) : (
          <>
            {isDateGone || isClosed ? null : (
              <button className="btn btn-primary" type="submit" name="change" value="accept">
                Accept the change
              </button>
            )}
            <button className="btn btn-secondary" type="submit" name="change" value="decline">
              Decline it
            </button>
          </>
        )}
      </form>
    </Panel>
  );
}
