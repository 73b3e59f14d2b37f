import { quoteFragment } from "../first-paths.ts";

/** Share of the view's height. */
const threshold = 0.8;

/** On phones, past the threshold, unless the quote form fills the view. */
export function showFloatingBar(): void {
  const bar = document.querySelector<HTMLElement>("[data-floating-bar]");
  const form = document.querySelector(`${quoteFragment} form`);
  if (!bar) return;
  const inView = new Set<Element>();
  const update = () => {
    bar.hidden = inView.size > 0 || scrollY <= innerHeight * threshold;
  };
  const middle = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? "add" : "delete"](target);
      update();
    },
    { rootMargin: "-50% 0px" },
  );
  for (const part of [form?.previousElementSibling, form]) if (part) middle.observe(part);
  addEventListener("scroll", update, { passive: true });
  update();
}
