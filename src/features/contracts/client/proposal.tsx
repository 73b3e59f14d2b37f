import { dateIn, fill } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import type { Proposal as Waiting } from "../../bookings/read-amendments.ts";
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
  const {
    formats,
    agreement: { proposal: words },
  } = useWords();
  const { id, proposedBy, isDateGone, changes } = proposal;
  const { eventDate } = proposal.after;
  const isOwn = proposedBy === "client";
  return (
    <section className="card proposal no-print" aria-labelledby="proposal-title">
      <h2 className="h3" id="proposal-title">
        {isOwn ? words.own : isDateGone ? words.cannot : words.agree}
      </h2>
      <p>
        {isOwn ? words.standsForMe : words.stands}
        {signsAnew ? ` ${words.anew}` : ""}
      </p>
      <ChangesTable changes={changes} />
      {isDateGone ? (
        <p className="font-600">{fill(words.taken, { date: dateIn(formats, eventDate) })}</p>
      ) : eventDate !== proposal.before.eventDate ? (
        <p>{fill(words.notHeld, { date: dateIn(formats, eventDate) })}</p>
      ) : null}
      <form className="flex flex-wrap gap-4" method="post" action={portalApi.amendment}>
        <input type="hidden" name="booking" value={booking} />
        <input type="hidden" name="amendment" value={id} />
        {isOwn ? (
          <button className="btn btn-secondary" type="submit" name="change" value="withdraw">
            {words.takeBack}
          </button>
        ) : (
          <>
            {isDateGone ? null : (
              <button className="btn btn-primary" type="submit" name="change" value="accept">
                {words.accept}
              </button>
            )}
            <button className="btn btn-secondary" type="submit" name="change" value="decline">
              {words.keep}
            </button>
          </>
        )}
        <a className="btn btn-secondary" href={portalView({ tab: newRequestTab, booking }) + requestsFragment}>
          {words.ask}
        </a>
      </form>
    </section>
  );
}
