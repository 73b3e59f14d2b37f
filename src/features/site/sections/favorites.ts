const storageKey = "favorites";

export function readFavorites(): Set<unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return new Set(Array.isArray(stored) ? stored : []);
  } catch {
    return new Set();
  }
}

export function toggleFavorite({ target }: MouseEvent): void {
  const heart = target instanceof Element ? target.closest<HTMLElement>("[data-favorite]") : null;
  if (!heart) return;
  const isMarked = heart.ariaPressed !== "true";
  heart.ariaPressed = String(isMarked);
  const kept = readFavorites();
  kept[isMarked ? "add" : "delete"](heart.dataset.favorite);
  try {
    localStorage.setItem(storageKey, JSON.stringify([...kept]));
  } catch (error) {
    // Storage is full or forbidden.
    console.warn(error);
  }
}
