const whenPainted = (then: () => void): void =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: "paint", buffered: true });

/** After the first paint, or when a prerendered page is opened. */
export function whenVisible(then: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", () => whenPainted(then), { once: true });
  else whenPainted(then);
}
