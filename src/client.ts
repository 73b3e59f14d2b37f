import { analytics } from "./site/analytics/analytics.browser.ts";
import { contactFragment } from "./site/first-paths.ts";
import { menu } from "./site/frame/menu.ts";
import { favorites } from "./site/sections/favorites.browser.ts";
import type { IslandOf } from "./web/islands/define.ts";
import { onAir } from "./web/islands/on-air.ts";
import { whenShown } from "./web/islands/when-shown.ts";

/*
 * The one script that every page loads: no framework, only what brings islands to life when they are wanted.
 */

const boxes = (when: string) => document.querySelectorAll<HTMLElement>(`[data-island][data-when=${when}]`);

/** The page is read to its end: until then an island may be there by half, and half of it is not what the server rendered. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => resolve(), { once: true });
  else resolve();
});

async function hydrateBox(box: HTMLElement): Promise<void> {
  await parsed;
  const { code = "", props = "{}" } = box.dataset;
  const island: Promise<{ default: IslandOf<object> }> = import(code);
  const [{ hydrate }, { default: found }] = await Promise.all([import("./web/islands/hydrate.tsx"), island]);
  await hydrate(box, found.Component, JSON.parse(props));
}

/** Islands under way, and whether they came to life. One that could not stays the plain page that it was. */
const started = new Map<HTMLElement, Promise<boolean>>();
const settled = new Set<HTMLElement>();

function wake(box: HTMLElement): Promise<boolean> {
  const running = started.get(box);
  if (running) return running;
  const outcome = hydrateBox(box).then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );
  started.set(box, outcome);
  void outcome.then(() => settled.add(box));
  void parsed.then(() => {
    for (const other of boxes("demand")) void wake(other);
  });
  return outcome;
}

/** The island that an event is for: none where it stands in a part that the island does not touch. */
const islandOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element && !event.target.closest("[data-slot]")
    ? event.target.closest<HTMLElement>("[data-island]")
    : null;

for (const type of ["pointerover", "pointerdown", "focusin"]) {
  document.addEventListener(
    type,
    (event) => {
      const box = islandOf(event);
      if (box) void wake(box);
    },
    { passive: true },
  );
}

// A press that came before the island did is held, and repeated when the island answers to it.
document.addEventListener(
  "click",
  (event) => {
    const box = islandOf(event);
    if (!box || settled.has(box) || !(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLElement>("[data-replay]");
    if (!pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void wake(box).then(() => pressed.click());
  },
  { capture: true },
);

/** Wakes the islands that come near the view. Begins with the visitor's first move, so that a mere look costs nothing. */
function watch(event?: Event) {
  // A pointer that rests where the page appears tells of a move that nobody made.
  if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
  for (const type of moves) removeEventListener(type, watch);
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        void wake(target);
      }
    },
    { rootMargin: "400px" },
  );
  for (const box of boxes("near")) near.observe(box);
  if (document.querySelector("[data-floating-bar]"))
    void import("./site/sections/floating-bar.browser.ts").then(({ floatingBar }) => floatingBar());
  if (document.querySelector("[data-of-date]"))
    void import("./site/sections/dates.browser.ts").then(({ answerDatesInPlace }) => answerDatesInPlace());
}
const moves = ["scroll", "pointerdown", "pointermove", "keydown", "touchstart"];

/** Opens the tab of the page that the visitor comes from, which links to the form by its fragment alone. */
function openTabOfVisit() {
  if (location.hash !== contactFragment || location.search) return;
  if (!document.referrer.startsWith(`${location.origin}/`)) return;
  void import("./site/home/tab-of-visit.browser.ts").then(({ openTabOfVisit }) => openTabOfVisit());
}
openTabOfVisit();

/** Asks whether the stream is on air, after all that the first view needs. */
function askWhenIdle() {
  if (document.readyState === "complete") void onAir();
  else addEventListener("load", askWhenIdle, { once: true });
}

/** Brings the parts to life that need no framework. */
function start() {
  menu();
  favorites();
  analytics();
  for (const box of boxes("load")) void wake(box);
  for (const type of moves) addEventListener(type, watch, { passive: true });
  if (scrollY > 0 || location.hash) watch();
  whenShown(askWhenIdle);
  // Days without a show are left out on a phone, so the first day may never be seen.
  const show = document.querySelector("[data-stage], [data-show]:not([data-empty])");
  if (!show) return;
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void import("./site/sections/show-clock.browser.ts").then(({ showClock }) => showClock(onAir));
  }).observe(show);
}
// An async script from the cache may run before that.
void parsed.then(start);
