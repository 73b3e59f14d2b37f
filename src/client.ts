import type { ComponentType } from "react";
import { analytics } from "./site/analytics/analytics.browser.ts";
import { menu } from "./site/frame/menu.ts";
import { favorites } from "./site/sections/favorites.browser.ts";
import { floatingBar } from "./site/sections/floating-bar.browser.ts";
import type { IslandName, Islands } from "./web/islands/registry.tsx";
import { whenShown } from "./web/islands/when-shown.ts";

/*
 * The one script that every page loads: no framework, only what brings islands to life when they are wanted.
 */

const loaders: { readonly [Name in IslandName]: () => Promise<ComponentType<Islands[Name]>> } = {
  "contact-form": async () => (await import("./site/contact/contact-form.island.tsx")).ContactForm,
  gallery: async () => (await import("./site/gallery/gallery.island.tsx")).Gallery,
  "home-hero": async () => (await import("./site/home/home-hero.island.tsx")).HomeHero,
  "lead-section": async () => (await import("./site/home/lead-section.island.tsx")).LeadSection,
  "newsletter-form": async () => (await import("./site/sections/newsletter-form.island.tsx")).NewsletterForm,
  "notify-form": async () => (await import("./site/live/notify-form.island.tsx")).NotifyForm,
  "portal-access": async () => (await import("./portal/frame/access-form.island.tsx")).AccessForm,
  "portal-dashboard": async () => (await import("./portal/dashboard/portal-dashboard.island.tsx")).PortalDashboard,
  poster: async () => (await import("./site/sections/poster.island.tsx")).Poster,
  "print-button": async () => (await import("./portal/contract/print-button.island.tsx")).PrintButton,
  "scheduling-calendar": async () => (await import("./site/book/scheduling-calendar.island.tsx")).SchedulingCalendar,
  "song-list": async () => (await import("./portal/songs/song-list.island.tsx")).SongList,
  "session-watch": async () => (await import("./admin/frame/session-watch.island.tsx")).SessionWatch,
  "stage-desk": async () => (await import("./admin/today/stage-desk.island.tsx")).StageDesk,
  toaster: async () => (await import("./web/islands/toaster.island.tsx")).Toaster,
};

const boxes = (when: string) => document.querySelectorAll<HTMLElement>(`[data-island][data-when=${when}]`);
const isIslandName = (name: string | undefined): name is IslandName => name !== undefined && name in loaders;

async function hydrateBox<Name extends IslandName>(box: HTMLElement, name: Name): Promise<void> {
  const props: Islands[Name] = JSON.parse(box.dataset.props ?? "{}");
  const [{ hydrate }, component] = await Promise.all([import("./web/islands/hydrate.tsx"), loaders[name]()]);
  await hydrate(box, component, props);
}

/** Islands under way, and whether they came to life. One that could not stays the plain page that it was. */
const started = new Map<HTMLElement, Promise<boolean>>();
const settled = new Set<HTMLElement>();

function wake(box: HTMLElement): Promise<boolean> {
  const running = started.get(box);
  if (running) return running;
  const { island } = box.dataset;
  const work = isIslandName(island) ? hydrateBox(box, island) : Promise.reject(new Error(`no island ${island}`));
  const outcome = work.then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );
  started.set(box, outcome);
  void outcome.then(() => settled.add(box));
  for (const other of boxes("demand")) if (other !== box) void wake(other);
  return outcome;
}

const islandOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>("[data-island]") : null;

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
function watch() {
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
}
const moves = ["scroll", "pointerdown", "pointermove", "keydown", "touchstart"];
for (const type of moves) addEventListener(type, watch, { passive: true });
if (scrollY > 0 || location.hash) watch();

/** Asks whether the stream is on air, after all that the first view needs. */
function askWhenIdle() {
  if (document.readyState === "complete") void import("./site/frame/on-air.ts").then(({ onAir }) => onAir());
  else addEventListener("load", askWhenIdle, { once: true });
}

/** Brings the parts to life that need no framework. */
function start() {
  menu();
  floatingBar();
  favorites();
  analytics();
  for (const box of boxes("load")) void wake(box);
  whenShown(askWhenIdle);
  // Days without a show are left out on a phone, so the first day may never be seen.
  const show = document.querySelector("[data-stage], [data-show]:not([data-empty])");
  if (!show) return;
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void import("./site/sections/show-clock.browser.ts").then(({ showClock }) => showClock());
  }).observe(show);
}
// An async script from the cache may run before the page is read to its end.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
