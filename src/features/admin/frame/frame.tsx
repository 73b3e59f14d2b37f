import type { Frame } from "../../../platform/pages/document.tsx";
import { AreaFooter } from "../../../platform/ui/area-footer.tsx";
import { AreaHeader } from "../../../platform/ui/area-header.tsx";
import { adminPaths } from "../paths.ts";

/** The navigation is in the layout. */
export const adminFrame: Frame = {
  Header: () => <AreaHeader home={adminPaths.today} area="Administration" />,
  Footer: AreaFooter,
};
