import type { Signer } from "../../../database/schema/bookings.ts";
import { dateIn, fill, listIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import type { Proposal as Waiting } from "../../bookings/amendments.ts";
import { isAgreedToByDj, missingYeses } from "../../bookings/model.ts";
import { summaryDifferences } from "../../bookings/summary-differences.ts";
import { ChangesTable } from "../changes/changes-table.tsx";

export interface ProposalProps {
  /** Of the form. */
  action: string;
  hidden: Readonly<Record<string, string>>;
  /** Empty for the client. */
  reader: string;
  booking: { clientName: string; signers: readonly Signer[] };
  proposal: Waiting;
  /** The address for questions. */
  ask: string | null;
  /** Signs below in place of a plain yes. */
  signs?: boolean;
}

/** For the client, and for who signed with them. */
export function Proposal({ action, hidden, reader, booking, proposal, ask, signs = false }: ProposalProps) {
  const all = useWords();
  const {
    formats,
    agreement: { proposal: words },
  } = all;
  const { id, proposedBy, isDateGone, before, after } = proposal;
  const { eventDate } = after;
  const isOwn = proposedBy === "client" && reader === "";
  const missing = missingYeses(booking, proposal);
  const names = missing.filter((each) => each.id !== reader).map(({ name }) => name);
  const saidYes = !isOwn && missing.every((each) => each.id !== reader);
  const texts = [
    isOwn
      ? isAgreedToByDj(proposal)
        ? words.mineToo
        : words.standsForMe
      : saidYes
        ? ""
        : signs
          ? words.signToAgree
          : words.stands,
    proposedBy === "client" && !isOwn ? fill(words.asksFor, { name: booking.clientName }) : "",
    names.length > 0
      ? fill(names.length === 1 ? words.waitsForOne : words.waits, { names: listIn(formats, names) })
      : "",
  ];
  const changes = summaryDifferences(proposal, all);
  return (
    <section className="card proposal no-print" aria-labelledby="proposal-title">
      <h2 className="h3" id="proposal-title">
        {isOwn ? words.own : isDateGone ? words.cannot : saidYes ? words.agreed : words.agree}
      </h2>
      <p>{texts.filter(Boolean).join(" ")}</p>
      <ChangesTable changes={changes} />
      {isDateGone ? (
        <p className="font-600">{fill(words.taken, { date: dateIn(formats, eventDate) })}</p>
      ) : eventDate !== before.eventDate ? (
        <p>{fill(words.notHeld, { date: dateIn(formats, eventDate) })}</p>
      ) : null}
      <form className="flex flex-wrap gap-4" method="post" action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="amendment" value={id} />
        {isOwn ? (
          <button className="btn btn-secondary" type="submit" name="change" value="withdraw">
            {words.takeBack}
          </button>
        ) : (
          <>
            {isDateGone || saidYes || signs ? null : (
              <button className="btn btn-primary" type="submit" name="change" value="accept">
                {words.accept}
              </button>
            )}
            <button className="btn btn-secondary" type="submit" name="change" value="decline">
              {words.keep}
            </button>
          </>
        )}
        {ask ? (
          <a className="btn btn-secondary" href={ask}>
            {words.ask}
          </a>
        ) : null}
      </form>
    </section>
  );
}
