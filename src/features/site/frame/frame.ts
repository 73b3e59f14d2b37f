import type { Frame } from "../../../platform/pages/document.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

export const siteFrame: Frame = { Header: SiteHeader, Footer: SiteFooter };
