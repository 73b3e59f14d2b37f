import { dayInWords } from "../../platform/dates.ts";
import type { PlanKeyKind } from "../changes/model.ts";
import { keyOpensInWords, lastDayInWords, planKeyLabels } from "./model.ts";

interface KeyListProps {
  keys: readonly {
    id: string;
    kind: PlanKeyKind;
    name: string;
    email: string;
    /** Instants. */
    endsAt: number;
    revokedAt: number | null;
    moment: string | null;
  }[];
  /** Instant. */
  now: number;
  action: (id: string) => string;
  booking?: string;
  mayRenew?: boolean;
}

export function KeyList({ keys, now, action, booking, mayRenew = true }: KeyListProps) {
  return (
    <ul className="key-list">
      {keys.map(({ id, kind, name, email, endsAt, revokedAt, moment }) => {
        const isOpen = revokedAt === null && endsAt > now;
        return (
          <li key={id}>
            <div>
              <h3>
                {name} <span className="badge">{isOpen ? planKeyLabels[kind] : revokedAt ? "Revoked" : "Ended"}</span>
              </h3>
              <p className="small text-muted break-words">
                {email}. {planKeyLabels[kind]} {keyOpensInWords(kind, moment)}
              </p>
              <p className="small text-muted">
                {revokedAt === null
                  ? `${isOpen ? "Access until" : "Access ended"} ${lastDayInWords(endsAt)}.`
                  : `Revoked ${dayInWords(revokedAt)}.`}
              </p>
            </div>
            {isOpen ? (
              <form method="post" action={action(id)}>
                {booking ? <input type="hidden" name="booking" value={booking} /> : null}
                {mayRenew ? (
                  <button className="btn btn-small btn-secondary" type="submit" name="change" value="renew">
                    New link<span className="visually-hidden"> for {name}</span>
                  </button>
                ) : null}
                <button className="btn btn-small btn-quiet" type="submit" name="change" value="revoke">
                  Revoke<span className="visually-hidden"> the key of {name}</span>
                </button>
              </form>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
