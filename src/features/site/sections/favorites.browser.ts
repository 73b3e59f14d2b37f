import { readFavorites } from "./favorites.ts";

/* Not an island, as those wait for a touch. Clicks are handled elsewhere, as they may come first. */

function show(): void {
  const kept = readFavorites();
  for (const heart of document.querySelectorAll<HTMLElement>("[data-favorite]"))
    heart.ariaPressed = String(kept.has(heart.dataset.favorite));
}

show();
addEventListener("storage", show);
addEventListener("pageshow", ({ persisted }) => persisted && show());
