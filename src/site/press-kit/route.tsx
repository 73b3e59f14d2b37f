import type { PublicRoute } from "../frame/public-route.ts";
import { paths } from "../paths.ts";
import { EpkPage, epkMetadata } from "./page.tsx";

export const pressKitRoute: PublicRoute = {
  path: paths.epk,
  show: () => ({ page: <EpkPage />, metadata: epkMetadata }),
};
