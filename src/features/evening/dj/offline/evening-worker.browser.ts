import { fileAt, freshOrCached, storeWhenDue } from "./evening-pages.ts";

/*
 * The service worker of the administrator's area stores the gig sheets and booths of the next days, and shows them
 * without a signal. All other pages go to the site untouched.
 */

const evening = /^\/admin\/bookings\/[\w-]+\/(?:booth|booth\.json|gig-sheet)$/;

addEventListener("install", (event) => event.waitUntil(skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(clients.claim().then(() => storeWhenDue(Date.now()))));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.waitUntil(storeWhenDue(Date.now()));
  if (pathname.startsWith("/assets/")) event.respondWith(fileAt(request));
  else if (evening.test(pathname)) event.respondWith(freshOrCached(request, pathname, (work) => event.waitUntil(work)));
});
