import { adminPaths } from "../../../admin/paths.ts";
import { fileAt, freshOrCached, storeWhenDue } from "./evening-pages.ts";

/*
 * The service worker of the administrator's area stores Today and the gig sheets and booths of the next days, and shows
 * them without a signal. All other pages go to the site untouched.
 */

const evening = /^\/admin\/bookings\/[\w-]+\/(?:booth|booth\.json|gig-sheet)$/;
/** With a search it says what was done a moment ago. */
const isToday = ({ pathname, search }: URL) => pathname === adminPaths.today && search === "";

addEventListener("install", (event) => event.waitUntil(skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(clients.claim().then(() => storeWhenDue(Date.now()))));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.waitUntil(storeWhenDue(Date.now()));
  if (pathname.startsWith("/assets/")) event.respondWith(fileAt(request));
  else if (evening.test(pathname) || isToday(url))
    event.respondWith(freshOrCached(request, pathname, (work) => event.waitUntil(work)));
});
