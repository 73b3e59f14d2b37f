import type { ReactNode } from "react";
import { api, paths } from "../../paths.ts";

/** The head of the portal's first page: its title, the way to the client's devices, and the way out. */
export function PortalHead({ children }: { children: ReactNode }) {
  return (
    <header className="portal-head">
      <h1 className="h2">{children}</h1>
      <div>
        <a className="portal-link" href={paths.portalSessions}>
          Devices
          <span className="i-lucide-monitor-smartphone" aria-hidden="true" />
        </a>
        <form method="post" action={api.portalSignOut}>
          <button className="portal-link" type="submit">
            Sign out
            <span className="i-lucide-log-out" aria-hidden="true" />
          </button>
        </form>
      </div>
    </header>
  );
}
