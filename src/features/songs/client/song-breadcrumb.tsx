import { useWords } from "../../../platform/pages/words.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { PortalBreadcrumb } from "../../portal/frame/portal-links.tsx";
import { portalPaths } from "../../portal/paths.ts";
import type { PlanAccess } from "./paths.ts";

export function SongBreadcrumb({ access, ...way }: { access: PlanAccess } & Parameters<typeof PortalBreadcrumb>[0]) {
  const { keyCrumb } = useWords().songPages;
  if (access === "client") return <PortalBreadcrumb {...way} />;
  return (
    <div className="portal-breadcrumb">
      <Breadcrumb items={[{ label: keyCrumb, href: portalPaths.keyPlan }, { label: way.label }]} />
    </div>
  );
}
