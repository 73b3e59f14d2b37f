import { site } from "../../../content/site.ts";
import type { Frame } from "../../../platform/pages/document.tsx";
import { AreaFooter } from "../../../platform/ui/area-footer.tsx";
import { AreaHeader } from "../../../platform/ui/area-header.tsx";
import { portalPaths } from "../paths.ts";

function PortalHeader({ path }: { path: string | null }) {
  // Who holds a key has no portal: what it opens is all there is.
  const where =
    path === portalPaths.key || path === portalPaths.keyPlan
      ? { home: path, area: "The plan" }
      : { home: portalPaths.dashboard, area: "Client portal" };
  return (
    <AreaHeader {...where}>
      <a className="btn btn-small btn-secondary" href={site.phone.href} aria-label={`Call ${site.phone.display}`}>
        <span className="i-lucide-phone" aria-hidden="true" />
        Call
      </a>
    </AreaHeader>
  );
}

/** What stands above and below the client's pages: whose portal it is, and the DJ by one tap. */
export const portalFrame: Frame = { Header: PortalHeader, Footer: AreaFooter };
