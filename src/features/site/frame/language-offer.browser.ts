const storageKey = "language";

function remember(language: string): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch (error) {
    // Storage is full or forbidden.
    console.warn(error);
  }
}

function chosen(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** A line for whoever chose another language before, or whose browser asks for one, as in Accept-Language. */
export function offerLanguage(): void {
  const offers = [...document.querySelectorAll<HTMLElement>("[data-language-offer]")];
  const here = document.documentElement.lang;
  const [cameFrom] = document.referrer.split(/[?#]/, 1);
  if (offers.some((offer) => offer.querySelector("a")?.href === cameFrom)) remember(here);
  const before = chosen();
  const asked = before ? [before] : navigator.languages.map((tag) => tag.slice(0, 2));
  const wanted = asked.find((tag) => tag === here || offers.some(({ lang }) => lang === tag));
  for (const offer of offers) offer.hidden = offer.lang !== wanted;
}

/** Its button says no, here and on later pages. */
export function declineLanguage({ target }: MouseEvent): void {
  const offer = target instanceof Element && target.closest("button")?.closest<HTMLElement>("[data-language-offer]");
  if (!offer) return;
  document.querySelector<HTMLElement>("header a")?.focus();
  offer.hidden = true;
  remember(document.documentElement.lang);
}
