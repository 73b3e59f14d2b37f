import { site } from "../../content/site.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { paths } from "../site/paths.ts";
import { MerchPage, merchMetadata } from "./page.tsx";

const store = site.merchStore;

export const merchRoutes: readonly PublicRoute[] = store
  ? [{ path: paths.merch, show: () => ({ page: <MerchPage store={store} />, metadata: merchMetadata }) }]
  : [];
