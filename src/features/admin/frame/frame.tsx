import type { Frame } from "../../../platform/pages/document.tsx";
import { AreaFooter } from "../../../platform/ui/area-footer.tsx";
import { AreaHeader } from "../../../platform/ui/area-header.tsx";
import { adminPaths } from "../paths.ts";

export const adminFrame: Frame = {
  Header: () => <AreaHeader home={adminPaths.today} area="Administration" />,
  Footer: AreaFooter,
};
