const whenPainted = (then: () => void): void =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: "paint", buffered: true });

export function whenVisible(then: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", () => whenPainted(then), { once: true });
  else whenPainted(then);
}
