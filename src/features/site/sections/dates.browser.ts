import { datesParameters } from "../first-paths.ts";
import { dateGrid } from "./date-grid.ts";

const parts = "[data-of-date]";

/** Milliseconds until an answer counts as slow, and until the browser opens the address. */
const slow = 200;
const timeout = 8000;

let asking: XMLHttpRequest | null = null;

/** Trusted Types forbid parsing text as HTML; this parses the site's own answer. */
function pageAt(address: URL): Promise<Document> {
  asking?.abort();
  const request = new XMLHttpRequest();
  asking = request;
  return new Promise((resolve, reject) => {
    request.responseType = "document";
    request.timeout = timeout;
    request.addEventListener("load", () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${request.status}`));
    });
    for (const type of ["error", "timeout"]) request.addEventListener(type, () => reject(new Error(type)));
    request.open("GET", address);
    request.send();
  });
}

function addressWith(asked: URLSearchParams, fragment: string): URL {
  const address = new URL(location.href);
  for (const name of Object.values(datesParameters)) {
    const value = asked.get(name);
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  address.hash = fragment;
  return address;
}

async function addSheets(page: Document): Promise<void> {
  for (const { href } of page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if ([...document.styleSheets].some((sheet) => sheet.href === href)) continue;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    const loaded = new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", reject);
    });
    document.head.append(link);
    await loaded;
  }
}

/** Navigates to the address when replacing fails. */
async function show(address: URL, focused: string): Promise<void> {
  const here = [...document.querySelectorAll<HTMLElement>(parts)];
  for (const part of here) part.setAttribute("aria-busy", "true");
  const button = document.querySelector(`${parts} > form > [type=submit]`);
  const late = setTimeout(() => button?.replaceChildren("Checking…"), slow);
  try {
    const page = await pageAt(address);
    await addSheets(page);
    for (const part of here) {
      const other = page.getElementById(part.id);
      if (!other) throw new Error(part.id);
      part.replaceWith(document.adoptNode(other));
    }
    document.title = page.title;
    history.replaceState(history.state, "", address);
    dateGrid(showMonth);
    const focusedElement = document.querySelector<HTMLElement>(focused);
    focusedElement?.focus();
    // The answer may be in view, but not the link below it.
    focusedElement?.closest(".date-result")?.scrollIntoView({ block: "nearest" });
  } catch (error) {
    console.warn("dates", error);
    location.assign(address);
  } finally {
    clearTimeout(late);
  }
}

const showMonth = (month: string, focused: string): void =>
  void show(addressWith(new URLSearchParams({ [datesParameters.month]: month }), "open-dates"), focused);

const answer = "#date :is([aria-invalid=true], .date-said)";

dateGrid(showMonth);
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "get" || !form.parentElement?.matches(parts)) return;
  event.preventDefault();
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  void show(addressWith(new URLSearchParams(entries), "date"), answer);
});
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`${parts} a[rel~=nofollow]`);
  if (!link || link.pathname !== location.pathname) return;
  event.preventDefault();
  const side = ["prev", "next"].find((rel) => link.relList.contains(rel));
  const focused = side ? `.month-head :is([rel~=${side}], a)` : answer;
  void show(addressWith(new URLSearchParams(link.search), link.hash), focused);
});
