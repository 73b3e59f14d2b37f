import { readFavorites } from "./favorites.ts";

/*
 * A heart shows at once what this browser stored, so it is no island: those wait for a touch. Other open pages follow.
 * Clicks are handled elsewhere: they may come first.
 */

function show(): void {
  const kept = readFavorites();
  for (const heart of document.querySelectorAll<HTMLElement>("[data-favorite]"))
    heart.ariaPressed = String(kept.has(heart.dataset.favorite));
}

show();
addEventListener("storage", show);
addEventListener("pageshow", ({ persisted }) => persisted && show());
