import { count } from "./features/site/analytics/count.browser.ts";
import { quoteFragment } from "./features/site/first-paths.ts";
import { declineLanguage, offerLanguage } from "./features/site/frame/language-offer.browser.ts";
import { toggleFavorite } from "./features/site/sections/favorites.ts";

/* Runs once the visitor has moved, without a framework. */

/** Share of the view's height. */
const threshold = 0.8;

/** On phones, past the threshold, unless the quote form fills the view. */
function showFloatingBar(): void {
  const bar = document.querySelector<HTMLElement>("[data-floating-bar]");
  const form = document.querySelector(`${quoteFragment} form`);
  if (!bar) return;
  const inView = new Set<Element>();
  const update = () => {
    bar.hidden = inView.size > 0 || scrollY <= innerHeight * threshold;
  };
  const middle = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? "add" : "delete"](target);
      update();
    },
    { rootMargin: "-50% 0px" },
  );
  for (const part of [form?.previousElementSibling, form]) if (part) middle.observe(part);
  addEventListener("scroll", update, { passive: true });
  update();
}

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
