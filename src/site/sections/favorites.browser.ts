/** Where the browser keeps the ids of the products that its visitor marked. */
const storageKey = "favorites";

function readFavorites(): Set<unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return new Set(Array.isArray(stored) ? stored : []);
  } catch {
    return new Set();
  }
}

/**
 * The heart on each product. It shows what this browser kept as soon as the page is there, so it is no island: those
 * wait for a touch, and a heart needs no framework. Another open page follows at once.
 */
export function favorites(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-favorite]")];
  if (buttons.length === 0) return;
  let kept = readFavorites();
  const show = () => {
    for (const button of buttons) button.ariaPressed = String(kept.has(button.dataset.favorite));
  };
  const reread = () => {
    kept = readFavorites();
    show();
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const { favorite } = button.dataset;
      if (!kept.delete(favorite)) kept.add(favorite);
      show();
      try {
        localStorage.setItem(storageKey, JSON.stringify([...kept]));
      } catch (error) {
        // Storage is full or forbidden: the mark lasts as long as this page.
        console.warn(error);
      }
    });
  }
  show();
  addEventListener("storage", reread);
  addEventListener("pageshow", ({ persisted }) => persisted && reread());
}
