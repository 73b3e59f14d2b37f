import type { ReactNode } from "react";
import { portalApi } from "../paths.ts";

export function PortalHead({ children }: { children: ReactNode }) {
  return (
    <header className="portal-head">
      <h1 className="h3">{children}</h1>
      <form method="post" action={portalApi.signOut}>
        <button className="portal-link" type="submit">
          Sign out
          <span className="i-lucide-log-out" aria-hidden="true" />
        </button>
      </form>
    </header>
  );
}
