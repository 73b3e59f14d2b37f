import { whenVisible } from "../../../platform/islands/when-visible.ts";
import { tell } from "./tell.browser.ts";

const pageShown = () => tell({ kind: "pageview", path: location.pathname });

/**
 * Counts every page that is shown, once each time: one that was made ready ahead when the visitor comes to it, and one
 * that comes back from the back/forward cache again.
 */
export function pageViews(): void {
  whenVisible(pageShown);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) pageShown();
  });
}
