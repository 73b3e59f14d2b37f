import type { PublicRoute } from "../site/frame/public-route.ts";
import { paths } from "../site/paths.ts";
import { MerchPage, merchMetadata } from "./page.tsx";

export const merchRoute: PublicRoute = {
  path: paths.merch,
  show: () => ({ page: <MerchPage />, metadata: merchMetadata }),
};
