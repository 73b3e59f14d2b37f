import { adminPaths } from "../../../admin/paths.ts";
import { notice } from "../../../push/model.ts";
import { fileAt, freshOrCached, noticedPage, storeNoticedPage, storeWhenDue } from "./evening-pages.ts";

/*
 * The service worker of the administrator's area stores Today and the gig sheets and booths of the next days, and shows
 * them without a signal, as it does the pages that notices lead to. It shows the notices.
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
  else if (request.mode === "navigate") event.respondWith(noticedPage(request, url.pathname + url.search));
});

addEventListener("push", (event) => {
  // A browser that shows nothing is told nothing any more: so also what cannot be read.
  const told = notice.safeParse(event.data?.json()).data;
  const { title, body, place } = told ?? { title: "News on the site", body: "", place: adminPaths.today };
  const shown = registration.showNotification(title, { body, icon: "/icon-192.png", data: place });
  event.waitUntil(Promise.all([shown, storeNoticedPage(place, Date.now())]));
});

addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openPlace(String(notification.data)));
});

/** A booth that is open keeps itself new. Any other page that is shows what was, and may hold what was typed. */
async function openPlace(place: string): Promise<void> {
  const { href, pathname } = new URL(place, location.origin);
  const windows = evening.test(pathname) ? await clients.matchAll({ type: "window" }) : [];
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : clients.openWindow(href));
}
