import type { Frame } from "../../../platform/pages/document.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** What stands above and below every page of the site. */
export const siteFrame: Frame = { Header: SiteHeader, Footer: SiteFooter };
