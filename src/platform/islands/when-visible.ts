/** Does `then` once something of the page was painted. */
const whenPainted = (then: () => void): void =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: "paint", buffered: true });

/**
 * Does `then` once the visitor sees the page: after its first paint, which nothing here may hold up, or when a page that was
 * made ready ahead is come to.
 */
export function whenVisible(then: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", () => whenPainted(then), { once: true });
  else whenPainted(then);
}
