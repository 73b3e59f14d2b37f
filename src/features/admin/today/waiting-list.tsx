import { agoInWords } from "../../../platform/durations.ts";
import { withQuery } from "../../site/paths.ts";
import { countText } from "../frame/labels.ts";
import { More, Panel } from "../frame/panel.tsx";
import { adminPaths, listParameters } from "../paths.ts";
import type { Need } from "./needs-of-bookings.ts";
import type { TodayRows } from "./read-today.ts";
import { WaitingLead } from "./waiting-lead.tsx";

const mostShown = 15;

interface WaitingListProps extends Pick<TodayRows, "leads" | "needs"> {
  now: number;
}

function WaitingNeed({ need, before, now }: { need: Need; before: Need | undefined; now: number }) {
  const { subject, who, page, why, action, href, since } = need;
  return (
    <li>
      <div>
        {who === before?.who ? (
          <h3 className="visually-hidden">{who}</h3>
        ) : (
          <h3>
            <a href={page}>{who}</a>
          </h3>
        )}
        <p>{since < now ? `${why.replace(/\.$/, "")}\u00a0· ${agoInWords(now - since)}` : why}</p>
      </div>
      <form method="post" action={adminPaths.snooze} className="today-actions">
        <a className="btn btn-secondary btn-small" href={href}>
          {action}
          <span className="visually-hidden">: {who}</span>
        </a>
        <button className="btn btn-quiet btn-small" type="submit" name="subject" value={subject}>
          <span className="i-lucide-clock" aria-hidden="true" />
          Snooze
          <span className="visually-hidden">: {who}</span>
        </button>
      </form>
    </li>
  );
}

/** Leads first: their clock runs. */
export function WaitingList({ now, leads, needs: { open, putOff } }: WaitingListProps) {
  const more = leads.count > leads.rows.length;
  const [first, rest] = [open.slice(0, mostShown), open.slice(mostShown)];
  return (
    <Panel
      id="today-needs"
      title={leads.rows.length + open.length > 0 ? "Waiting for you" : "Put off"}
      aside={
        <More href={more ? withQuery(adminPaths.leads, { [listParameters.status]: "new" }) : adminPaths.leads}>
          {more ? `All ${countText(leads.count)} new leads` : "All leads"}
        </More>
      }
    >
      {leads.rows.length + first.length > 0 ? (
        <ul className="panel-rows panel-entries today-rows">
          {leads.rows.map((lead, index) => (
            <WaitingLead key={lead.id} lead={lead} isFirst={index === 0} />
          ))}
          {first.map((need, index) => (
            <WaitingNeed key={need.subject} need={need} before={first[index - 1]} now={now} />
          ))}
        </ul>
      ) : null}
      {rest.length > 0 ? (
        <details>
          <summary className="text-link">And {rest.length} more</summary>
          <ul className="panel-rows panel-entries today-rows">
            {rest.map((need, index) => (
              <WaitingNeed key={need.subject} need={need} before={rest[index - 1]} now={now} />
            ))}
          </ul>
        </details>
      ) : null}
      {putOff > 0 ? (
        <form method="post" action={adminPaths.snooze} className="today-put-off">
          <p className="text-muted">{putOff === 1 ? "1 is" : `${putOff} are`} put off until tomorrow.</p>
          <button className="text-link" type="submit" name="show" value="yes">
            Show now
          </button>
        </form>
      ) : null}
    </Panel>
  );
}

export function WithClients({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return (
    <details>
      <summary className="text-link">With the client for less than three days: {needs.length}</summary>
      <ul className="panel-rows panel-entries">
        {needs.map(({ subject, who, page, why }) => (
          <li key={subject}>
            <p>
              <a href={page}>{who}</a>: {why}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
