import { calendarDateAt } from "../../platform/dates.ts";
import { fill, longDateIn } from "../../platform/language.ts";
import { useWords } from "../../platform/pages/words.ts";
import { DividedList } from "../../platform/ui/divided-list.tsx";
import type { PlanKeyKind } from "../changes/model.ts";
import { keyOpensInWords, lastDayInWords } from "./model.ts";

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
  const { formats, keys: words } = useWords();
  return (
    <DividedList>
      {keys.map(({ id, kind, name, email, endsAt, revokedAt, moment }) => {
        const isOpen = revokedAt === null && endsAt > now;
        return (
          <li key={id}>
            <div className="flex-[1_1_320px]">
              <h3>
                {name}{" "}
                <span className="badge">{isOpen ? words.kinds[kind] : revokedAt ? words.revoked : words.ended}</span>
              </h3>
              <p className="small text-muted break-words">
                {email}. {words.kinds[kind]}: {keyOpensInWords(kind, moment, words)}
              </p>
              <p className="small text-muted">
                {revokedAt === null
                  ? fill(isOpen ? words.until : words.endedOn, { date: lastDayInWords(endsAt, formats) })
                  : fill(words.revokedOn, { date: longDateIn(formats, calendarDateAt(revokedAt)) })}
              </p>
            </div>
            {isOpen ? (
              <form className="flex flex-wrap gap-2" method="post" action={action(id)}>
                {booking ? <input type="hidden" name="booking" value={booking} /> : null}
                {mayRenew ? (
                  <button className="btn btn-small btn-secondary" type="submit" name="change" value="renew">
                    {words.renew}
                    <span className="visually-hidden">{fill(words.renewFor, { name })}</span>
                  </button>
                ) : null}
                <button className="btn btn-small btn-quiet" type="submit" name="change" value="revoke">
                  {words.revoke}
                  <span className="visually-hidden">{fill(words.revokeOf, { name })}</span>
                </button>
              </form>
            ) : null}
          </li>
        );
      })}
    </DividedList>
  );
}
