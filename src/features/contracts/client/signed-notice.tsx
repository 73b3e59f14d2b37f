import { instantInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { signFragment } from "../../bookings/client/paths.ts";

interface SignedNoticeProps {
  /** Instants; `null`: the DJ has not signed yet. */
  signedAt: number;
  countersignedAt: number | null;
  /** In cents, what is left to pay before the date is the client's; 0: nothing, or the booking is confirmed. */
  depositDue: number;
  /** Where it is paid. */
  payAt: string;
}

/** That a contract is signed, and the one thing that comes next. */
export function SignedNotice({ signedAt, countersignedAt, depositDue, payAt }: SignedNoticeProps) {
  return (
    <section className="signed" id={signFragment.slice(1)} aria-labelledby="signed-title">
      <div className="summary" data-tone="ok" role="status">
        <span className="i-lucide-circle-check" aria-hidden="true" />
        <div>
          <h2 className="font-600" id="signed-title">
            You signed this on {instantInWords(signedAt)}
          </h2>
          <p>
            {countersignedAt === null
              ? "You get a copy by email. I sign it as well and write to you when I have."
              : "I have signed it as well, and you get a copy by email."}
          </p>
          {depositDue > 0 ? <p>The date is yours once the deposit of {dollars(depositDue)} is paid.</p> : null}
        </div>
      </div>
      {depositDue > 0 ? (
        <p>
          <a className="btn btn-primary btn-large" href={payAt}>
            Pay the deposit of {dollars(depositDue)}
          </a>
        </p>
      ) : null}
    </section>
  );
}
