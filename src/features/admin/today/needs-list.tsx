import { agoInWords } from "../../../platform/durations.ts";
import { Panel } from "../frame/panel.tsx";
import { adminPaths } from "../paths.ts";
import type { Need } from "./needs-of-bookings.ts";

const shown = 15;

export function NeedsList({
  now,
  needs: { open, putOff },
}: {
  now: number;
  needs: { open: readonly Need[]; putOff: number };
}) {
  return (
    <Panel id="today-needs" title="Needs you">
      {open.length === 0 ? <p className="panel-empty">Nothing else needs you.</p> : null}
      <ul className="panel-rows panel-entries today-rows">
        {open.slice(0, shown).map(({ subject, who, page, why, action, href, since }) => (
          <li key={subject}>
            <div>
              <h3>
                <a href={page}>{who}</a>
              </h3>
              <p>{since < now ? `${why}\u00a0· ${agoInWords(now - since)}` : why}</p>
            </div>
            <form method="post" action={adminPaths.snooze} className="today-actions">
              <a className="btn btn-secondary btn-small" href={href}>
                {action}
                <span className="visually-hidden">: {who}</span>
              </a>
              <button className="text-link" type="submit" name="subject" value={subject}>
                Tomorrow
                <span className="visually-hidden">: {who}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      {open.length > shown ? <p className="panel-empty">And {open.length - shown} more behind these.</p> : null}
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
