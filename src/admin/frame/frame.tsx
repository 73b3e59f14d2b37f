import { AreaFooter } from "../../ui/area-footer.tsx";
import { AreaHeader } from "../../ui/area-header.tsx";
import type { Frame } from "../../web/document.tsx";
import { adminPaths } from "../paths.ts";

/** What stands above and below the DJ's pages; the way through them is in their layout. */
export const adminFrame: Frame = {
  Header: () => <AreaHeader home={adminPaths.today} area="Administration" />,
  Footer: AreaFooter,
};
