import { count } from "./features/site/analytics/count.browser.ts";
import { declineLanguage, offerLanguage } from "./features/site/frame/language-offer.browser.ts";
import { toggleFavorite } from "./features/site/sections/favorites.ts";
import { showFloatingBar } from "./features/site/sections/floating-bar.browser.ts";

/* Runs once the visitor has moved, without a framework. */

showFloatingBar();
offerLanguage();

/** Closes the menu on a link, for the back/forward cache, and where invoker commands or light dismiss are missing. */
function moveMenu({ target }: MouseEvent): void {
  const dialog = document.querySelector<HTMLDialogElement>("#menu");
  if (!dialog || !(target instanceof Element)) return;
  const invokes = "commandForElement" in HTMLButtonElement.prototype;
  const dismisses = "closedBy" in HTMLDialogElement.prototype;
  const command = invokes ? null : target.closest("[commandfor=menu]")?.getAttribute("command");
  if (command === "show-modal") dialog.showModal();
  else if (command === "close" || (target === dialog && !dismisses) || dialog.contains(target.closest("a")))
    dialog.close();
}

function countLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || event.defaultPrevented || event.button > 1) return;
  const { host, protocol, pathname } = link;
  const path = location.pathname;
  if (link.hasAttribute("download")) count({ kind: "download", path, target: pathname.replace(/.*\//, "") });
  else if (protocol.startsWith("http") && host !== location.host) count({ kind: "outbound", path, target: host });
}

/** May come late, after all other handlers. */
export function onClick(event: MouseEvent): void {
  moveMenu(event);
  declineLanguage(event);
  toggleFavorite(event);
  countLink(event);
}
