import type { Frame } from "../../../platform/pages/document.tsx";
import { AreaHeader } from "../../../platform/ui/area-frame.tsx";
import { adminPaths } from "../paths.ts";

export const adminFrame: Frame = {
  Header: () => <AreaHeader home={adminPaths.today} area="Administration" />,
  Footer: () => null,
};
