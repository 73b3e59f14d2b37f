import { momentInWords } from "../../../platform/english.ts";
import { dialled } from "../../../platform/fields/dialled.ts";
import { More, Panel } from "../../admin/frame/panel.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { callConflict } from "../model.ts";
import type { CallAhead } from "../store.ts";
import { callOffPath } from "./paths.ts";

const pageOf = ({ contactId, bookingId }: CallAhead): string =>
  bookingId === null ? leadPaths(contactId ?? "").page : bookingPaths(bookingId).page;

function CallRow({ call, now, takesBack }: { call: CallAhead; now: number; takesBack: boolean }) {
  const { id, name, phone, startsAt } = call;
  const conflict = callConflict(call);
  const number = dialled(phone);
  return (
    <li>
      <h3>
        <a className="font-600" href={pageOf(call)}>
          {name}
        </a>
      </h3>
      <p>
        {momentInWords(startsAt, now)}, {number ? <a href={`tel:${number}`}>{phone}</a> : phone}
      </p>
      {conflict ? <p className="text-danger">{conflict}</p> : null}
      {takesBack ? (
        <form method="post" action={callOffPath(id)}>
          <button className="btn btn-secondary btn-small" type="submit">
            Call it off<span className="visually-hidden"> with {name}</span>
          </button>
        </form>
      ) : null}
    </li>
  );
}

export function CallsToCome({ calls, now }: { calls: readonly CallAhead[]; now: number }) {
  if (calls.length === 0) return null;
  return (
    <Panel id="today-calls" title="Calls" aside={<More href={settingsPaths.calls}>All calls</More>}>
      <ul className="panel-rows panel-entries">
        {calls.map((call) => (
          <CallRow key={call.id} call={call} now={now} takesBack={false} />
        ))}
      </ul>
    </Panel>
  );
}

export function CallList({ calls, now }: { calls: readonly CallAhead[]; now: number }) {
  return (
    <Panel id="calls-title" title="Calls that were picked">
      {calls.length === 0 ? (
        <p className="panel-empty">Nobody has picked a time.</p>
      ) : (
        <ul className="panel-rows panel-entries">
          {calls.map((call) => (
            <CallRow key={call.id} call={call} now={now} takesBack />
          ))}
        </ul>
      )}
    </Panel>
  );
}
