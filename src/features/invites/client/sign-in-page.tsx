import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
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
  const date = dateInWords(eventDate);
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">
          {eventType} of {clientName}
        </h1>
        <p className="lead mt-5 mb-8">
          {date}. Hello {name}, your key {keyOpensInWords(kind, moment)} You have access until {lastDayInWords(endsAt)}.
        </p>
        {token ? (
          <form method="post" action={portalApi.openKey}>
            <input type="hidden" name={tokenQuery} value={token} />
            <button className="btn btn-primary" type="submit">
              Open the plan
            </button>
          </form>
        ) : (
          <form className="hero-actions" method="post" action={portalApi.leaveKey}>
            <a className="btn btn-primary" href={portalPaths.keyPlan}>
              To the plan
            </a>
            <button className="btn btn-secondary" type="submit">
              Sign out on this device
            </button>
          </form>
        )}
        {kind === "venue" ? null : (
          <p className="small text-muted mt-6">What you change bears your name, for everyone who plans along.</p>
        )}
      </div>
    </section>
  );
}
