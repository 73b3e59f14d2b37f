import { site } from "../../../content/site.ts";
import type { Frame } from "../../../platform/pages/document.tsx";
import type { AreaTab } from "../../../platform/pages/metadata/page-metadata.ts";
import { AreaFooter } from "../../../platform/ui/area-footer.tsx";
import { AreaHeader } from "../../../platform/ui/area-header.tsx";
import { portalPaths } from "../paths.ts";
import { PortalTabs } from "./portal-tabs.tsx";

function PortalHeader({ path, tabs = [] }: { path: string | null; tabs?: readonly AreaTab[] | undefined }) {
  const where =
    path === portalPaths.key || path === portalPaths.keyPlan
      ? { home: path, area: "The plan" }
      : { home: portalPaths.dashboard, area: "Client portal" };
  return (
    <AreaHeader {...where} nav={tabs.length > 0 ? <PortalTabs tabs={tabs} /> : null}>
      <a className="btn btn-small btn-secondary" href={site.phone.href} aria-label={`Call ${site.phone.display}`}>
        <span className="i-lucide-phone" aria-hidden="true" />
        Call
      </a>
    </AreaHeader>
  );
}

export const portalFrame: Frame = { Header: PortalHeader, Footer: AreaFooter };
