/** Does `then` once the visitor sees the page: at once, or when a page that was made ready ahead is come to. */
export function whenShown(then: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", then, { once: true });
  else then();
}
