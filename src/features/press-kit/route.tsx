import type { PublicRoute } from "../site/frame/public-route.ts";
import { paths } from "../site/paths.ts";
import { EpkPage, epkMetadata } from "./page.tsx";

export const pressKitRoute: PublicRoute = {
  path: paths.epk,
  show: () => ({ page: <EpkPage />, metadata: epkMetadata }),
};
