export function transition(update: () => void): void {
  if (document.startViewTransition) {
    // An overtaken transition is skipped, which is no fault: another promise reports the update's errors.
    document.startViewTransition(update).ready.catch(() => undefined);
  } else {
    update();
  }
}
