import type { Words } from "../../../content/words/en/index.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { fill, longDateIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { PortalTrail } from "../frame/portal-links.tsx";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { clientTabs } from "../frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../paths.ts";

/** Instants. */
export interface Device {
  id: string;
  name: string;
  since: number;
  lastUsed: number;
  isThis: boolean;
}

export function SessionsPage({ devices }: { devices: readonly Device[] }) {
  const { formats, devices: words } = useWords();
  const dayOf = (instant: number) => longDateIn(formats, calendarDateAt(instant));
  return (
    <section className="wrap portal">
      <PortalTrail booking="" label={words.crumb} />
      <h1 className="h2 mt-4">{words.title}</h1>
      <p className="lead mt-4 mb-6">{words.intro}</p>
      <ul className="devices">
        {devices.map(({ id, name, since, lastUsed, isThis }) => (
          <li key={id}>
            <div>
              <h2>
                {name}
                {isThis ? <span className="badge">{words.this}</span> : null}
              </h2>
              <p className="small text-muted">{fill(words.used, { since: dayOf(since), last: dayOf(lastUsed) })}</p>
            </div>
            <form method="post" action={portalApi.sessions}>
              <input type="hidden" name="session" value={id} />
              <button className="btn btn-small btn-secondary" type="submit">
                {words.signOut}
                <span className="visually-hidden"> {name}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <form className="mt-6" method="post" action={portalApi.sessions}>
          <input type="hidden" name="others" value="all" />
          <button className="btn btn-primary" type="submit">
            {words.others}
          </button>
        </form>
      ) : null}
    </section>
  );
}

export const sessionsMetadata = ({ formats, devices }: Words) =>
  portalMetadata(
    {
      title: devices.title,
      description: devices.about,
      feature: "portal-sessions",
      path: portalPaths.sessions,
      language: formats.tag,
    },
    null,
    clientTabs("", "devices"),
  );
