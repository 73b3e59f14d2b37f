import { site } from "../../../content/site.ts";
import { fill } from "../../../platform/language.ts";
import type { Frame } from "../../../platform/pages/document.tsx";
import type { AreaTab } from "../../../platform/pages/metadata/page-metadata.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { AreaFooter, AreaHeader } from "../../../platform/ui/area-frame.tsx";
import { portalPaths } from "../paths.ts";
import { PortalTabs } from "./portal-tabs.tsx";

interface PortalHeaderProps {
  path: string | null;
  tabs?: readonly AreaTab[] | undefined;
  person?: string | undefined;
}

function PortalHeader({ path, tabs = [], person }: PortalHeaderProps) {
  const words = useWords().portal;
  const where =
    path === portalPaths.key || path === portalPaths.keyPlan
      ? { home: path, area: words.keyArea }
      : { home: portalPaths.dashboard, area: words.area };
  return (
    <AreaHeader {...where} person={person} nav={tabs.length > 0 ? <PortalTabs tabs={tabs} /> : null}>
      <a
        className="btn btn-small btn-secondary"
        href={site.phone.href}
        aria-label={fill(words.callTo, { phone: site.phone.display })}
      >
        <span className="i-lucide-phone" aria-hidden="true" />
        {words.call}
      </a>
    </AreaHeader>
  );
}

export const portalFrame: Frame = { Header: PortalHeader, Footer: AreaFooter };
