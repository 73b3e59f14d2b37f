/** Makes a change, as a view transition where the browser has them. A transition that the next one overtakes is skipped. */
export function transition(update: () => void): void {
  if (document.startViewTransition) {
    // Skipping is no fault: the change itself is made, and a fault of that is told by another promise.
    document.startViewTransition(update).ready.catch(() => undefined);
  } else {
    update();
  }
}
