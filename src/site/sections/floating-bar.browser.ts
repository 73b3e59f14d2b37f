import { quoteFragment } from "../first-paths.ts";

/** Share of the view's height after which the bar appears (row 9.7 of docs/spec-coverage.md). */
const threshold = 0.8;

/** Shows the phone's floating quote button past the threshold, and hides it while the quote form stands in the middle of the view. */
export function floatingBar(): void {
  const bar = document.querySelector<HTMLElement>("[data-floating-bar]");
  const form = document.querySelector(`${quoteFragment} form`);
  if (!bar) return;
  let formInView = false;
  const update = () => {
    bar.hidden = formInView || scrollY <= innerHeight * threshold;
  };
  if (form)
    new IntersectionObserver(
      ([entry]) => {
        formInView = entry?.isIntersecting ?? false;
        update();
      },
      { rootMargin: "-50% 0px" },
    ).observe(form);
  addEventListener("scroll", update, { passive: true });
  update();
}
