export function transition(update: () => void): void {
  if (document.startViewTransition) {
    // A transition that the next one overtakes is skipped, which is no fault: the update is made, and another promise
    // reports its errors.
    document.startViewTransition(update).ready.catch(() => undefined);
  } else {
    update();
  }
}
