import { onAir } from "./features/live/on-air.ts";
import { countPages } from "./features/site/analytics/count.browser.ts";
import { contactFragment } from "./features/site/first-paths.ts";
import type { IslandOf } from "./platform/islands/define.ts";
import { whenVisible } from "./platform/islands/when-visible.ts";

/* The script of every page, without a framework; islands hydrate on demand. */

const boxes = (when: string) => document.querySelectorAll<HTMLElement>(`[data-island][data-when=${when}]`);

/** A half-parsed island does not match the server's HTML. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => resolve());
  else resolve();
});

async function hydrateBox(box: HTMLElement): Promise<void> {
  await parsed;
  const { code = "", props = "{}" } = box.dataset;
  const island: Promise<{ default: IslandOf<object> }> = import(code);
  const [{ hydrate }, { default: found }] = await Promise.all([import("./platform/islands/hydrate.tsx"), island]);
  await hydrate(box, found.Component, JSON.parse(props));
}

/** Failed islands count as settled and stay plain. */
const started = new Map<HTMLElement, Promise<unknown>>();
const settled = new Set<HTMLElement>();

function wake(box: HTMLElement): Promise<unknown> {
  const running = started.get(box);
  if (running) return running;
  const outcome = hydrateBox(box)
    .catch(console.error)
    .then(() => settled.add(box));
  started.set(box, outcome);
  void parsed.then(() => {
    for (const other of boxes("demand")) void wake(other);
  });
  return outcome;
}

/** Null for a slot, which the island does not own. */
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

// A click before hydration is held and repeated afterward.
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

/** A click that comes first waits for it. Offline, the next click tries again. */
const firstInteraction = () => import("./interaction.browser.ts").catch(() => null);
for (const type of ["click", "auxclick"] as const)
  addEventListener(type, (event) => void firstInteraction().then((code) => code?.onClick(event)));

/** Islands wait for the first interaction, so that only looking costs nothing. */
function watch(event?: Event) {
  // A resting pointer reports a move without movement when a page appears.
  if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
  for (const type of moves) removeEventListener(type, watch);
  void firstInteraction();
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
  for (const box of [...boxes("near"), ...boxes("soon")]) near.observe(box);
  if (document.querySelector("[data-of-date]")) void import("./features/site/sections/dates.browser.ts");
}

/** Milliseconds without a move until islands with `soon` hydrate. */
const idleDelay = 4000;

const moves = ["scroll", "pointerdown", "pointermove", "keydown", "touchstart"];

// The page before may link to the form by the fragment alone.
if (location.hash === contactFragment && !location.search) void import("./features/home/tab-of-visit.browser.ts");

function askWhenIdle() {
  if (document.readyState === "complete") void onAir();
  else addEventListener("load", askWhenIdle);
}

function whenSeen(selector: string, then: () => void) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    then();
  });
  for (const part of document.querySelectorAll(selector)) observer.observe(part);
}

function start() {
  countPages();
  for (const box of boxes("load")) void wake(box);
  if (boxes("soon").length > 0) setTimeout(watch, idleDelay);
  for (const type of moves) addEventListener(type, watch, { passive: true });
  if (scrollY > 0 || location.hash) watch();
  whenVisible(askWhenIdle);
  whenSeen("[data-favorite]", () => import("./features/site/sections/favorites.browser.ts"));
  whenSeen("[data-stage]", () =>
    import("./features/site/sections/show-clock.browser.ts").then(({ showClock }) => showClock(onAir)),
  );
}
// An async script from the cache may run before parsing ends.
void parsed.then(start);
