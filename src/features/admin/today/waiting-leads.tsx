import { withQuery } from "../../site/paths.ts";
import { countText } from "../frame/labels.ts";
import { adminPaths, listQuery } from "../paths.ts";
import type { TodayRows } from "./read-today.ts";
import { WaitingLead } from "./waiting-lead.tsx";

/** The late ones first. */
export function WaitingLeads({ leads, now }: { leads: TodayRows["leads"]; now: number }) {
  const waiting = withQuery(adminPaths.leads, { [listQuery.status]: "new" });
  const more = leads.count > leads.rows.length;
  return (
    <section className="admin-stack" aria-labelledby="today-leads">
      <div className="panel-head">
        <h2 className="display panel-title" id="today-leads">
          Waiting for you
        </h2>
        <a className="text-link gap-2" href={more ? waiting : adminPaths.leads}>
          {more ? `All ${countText(leads.count)} that wait` : "All leads"}
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </a>
      </div>
      <ul className="waiting">
        {leads.rows.map((lead, index) => (
          <li key={lead.id}>
            <WaitingLead lead={lead} isFirst={index === 0} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
