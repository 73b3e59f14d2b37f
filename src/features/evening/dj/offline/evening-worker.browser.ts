import { adminPaths } from "../../../admin/paths.ts";
import { noticeIn } from "../../../push/model.ts";
import { fileAt, freshOrCached, noticedPage, storeNoticedPage, storeWhenDue } from "./evening-pages.ts";

/* Stores Today, gig sheets, booths and pages of notices for use without a signal, and shows the notices. */

const evening = /^\/admin\/bookings\/[\w-]+\/(?:booth|booth\.json|gig-sheet)$/;
/** A search holds a message that would be outdated. */
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
  // A browser stops pushes to a worker that shows nothing, so unreadable ones are shown too.
  const told = noticeIn(event.data);
  const { title, body, place } = told ?? { title: "News on the site", body: "", place: adminPaths.today };
  const shown = registration.showNotification(title, { body, icon: "/icon-192.png", data: place });
  event.waitUntil(Promise.all([shown, storeNoticedPage(place, Date.now())]));
});

addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openPlace(String(notification.data)));
});

/** Other open pages than a booth are outdated and may hold typed text. */
async function openPlace(place: string): Promise<void> {
  const { href, pathname } = new URL(place, location.origin);
  const windows = evening.test(pathname) ? await clients.matchAll({ type: "window" }) : [];
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : clients.openWindow(href));
}
