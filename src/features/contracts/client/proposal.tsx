import { portalApi } from "../../portal/paths.ts";
import { newRequestTab, portalView, requestsFragment } from "../../requests/client/paths.ts";

interface ProposalProps {
  booking: string;
  proposal: { id: string; changes: readonly { label: string; was: string; is: string }[] };
}

/** A change that the DJ would like: old and new side by side, to accept or to ask about. */
export function Proposal({ booking, proposal: { id, changes } }: ProposalProps) {
  return (
    <section className="card proposal no-print" aria-labelledby="proposal-title">
      <h2 className="h3" id="proposal-title">
        A change to agree on
      </h2>
      <p>What you signed stands until you say yes.</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">As signed</th>
            <th scope="col">From now on</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, was, is }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{was}</td>
              <td>{is}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <form className="flex flex-wrap gap-4" method="post" action={portalApi.amendment}>
        <input type="hidden" name="booking" value={booking} />
        <input type="hidden" name="amendment" value={id} />
        <button className="btn btn-primary" type="submit">
          Accept the change
        </button>
        <a className="btn btn-secondary" href={portalView({ tab: newRequestTab, booking }) + requestsFragment}>
          Ask about it
        </a>
      </form>
    </section>
  );
}
