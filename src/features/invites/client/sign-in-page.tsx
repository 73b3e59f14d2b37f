import type { CalendarDate } from "../../../platform/dates.ts";
import { capitalized, dateIn, fill } from "../../../platform/language.ts";
import { eventTypeIn, useWords } from "../../../platform/pages/words.ts";
import type { PlanKeyKind } from "../../changes/model.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { tokenQuery } from "../../site/paths.ts";
import { keyOpensInWords, lastDayInWords } from "../model.ts";

interface ShownKey {
  kind: PlanKeyKind;
  name: string;
  moment: string | null;
  clientName: string;
  eventType: string;
  eventDate: CalendarDate;
  endsAt: number;
}

export interface KeyPageProps extends ShownKey {
  token?: string;
}

export function KeyPage({ name, kind, moment, clientName, eventType, eventDate, endsAt, token }: KeyPageProps) {
  const all = useWords();
  const { formats, keys } = all;
  const words = keys.page;
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">{fill(words.of, { event: eventTypeIn(all, eventType), name: clientName })}</h1>
        <p className="lead mt-5 mb-8">
          {fill(words.hello, {
            date: capitalized(dateIn(formats, eventDate)),
            name,
            opens: keyOpensInWords(kind, moment, keys),
            until: lastDayInWords(endsAt, formats),
          })}
        </p>
        {token ? (
          <form method="post" action={portalApi.openKey}>
            <input type="hidden" name={tokenQuery} value={token} />
            <button className="btn btn-primary" type="submit">
              {words.open}
            </button>
          </form>
        ) : (
          <form className="hero-actions" method="post" action={portalApi.leaveKey}>
            <a className="btn btn-primary" href={portalPaths.keyPlan}>
              {words.toPlan}
            </a>
            <button className="btn btn-secondary" type="submit">
              {words.signOut}
            </button>
          </form>
        )}
        {kind === "venue" ? null : <p className="small text-muted mt-6">{words.named}</p>}
      </div>
    </section>
  );
}
