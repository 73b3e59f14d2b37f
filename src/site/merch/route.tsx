import type { PublicRoute } from "../frame/public-route.ts";
import { paths } from "../paths.ts";
import { MerchPage, merchMetadata } from "./page.tsx";

export const merchRoute: PublicRoute = {
  path: paths.merch,
  show: () => ({ page: <MerchPage />, metadata: merchMetadata }),
};
