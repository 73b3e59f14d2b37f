import { dayInWords } from "../../../platform/dates.ts";
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
  return (
    <section className="wrap portal">
      <PortalTrail booking="" label="Devices" />
      <h1 className="h2 mt-4">Your devices</h1>
      <p className="lead mt-4 mb-6">
        Every browser that opened your link is signed in until 30 days after its last visit. End what you no longer use.
      </p>
      <ul className="devices">
        {devices.map(({ id, name, since, lastUsed, isThis }) => (
          <li key={id}>
            <div>
              <h2>
                {name}
                {isThis ? <span className="badge">This device</span> : null}
              </h2>
              <p className="small text-muted">
                Signed in since {dayInWords(since)}. Last used {dayInWords(lastUsed)}.
              </p>
            </div>
            <form method="post" action={portalApi.sessions}>
              <input type="hidden" name="session" value={id} />
              <button className="btn btn-small btn-secondary" type="submit">
                Sign out<span className="visually-hidden"> {name}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <form className="mt-6" method="post" action={portalApi.sessions}>
          <input type="hidden" name="others" value="all" />
          <button className="btn btn-primary" type="submit">
            Sign out everywhere else
          </button>
        </form>
      ) : null}
    </section>
  );
}

export const sessionsMetadata = portalMetadata(
  {
    title: "Your devices",
    description: "The browsers that are signed in to your client portal, since when, and a button to end each of them.",
    feature: "portal-sessions",
    path: portalPaths.sessions,
  },
  null,
  clientTabs("", "devices"),
);
