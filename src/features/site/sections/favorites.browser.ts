import { readFavorites } from "./favorites.ts";

/*
 * The heart on each product. It shows what this browser kept as soon as it is seen, so it is no island: those wait for a touch, and
 * a heart needs no framework. Another open page follows at once. Presses are none of its business: they may come first.
 */

function show(): void {
  const kept = readFavorites();
  for (const heart of document.querySelectorAll<HTMLElement>("[data-favorite]"))
    heart.ariaPressed = String(kept.has(heart.dataset.favorite));
}

show();
addEventListener("storage", show);
addEventListener("pageshow", ({ persisted }) => persisted && show());
