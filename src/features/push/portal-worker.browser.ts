import { portalPaths } from "../portal/paths.ts";
import { noticeIn } from "./model.ts";

/* Shows the notices of who is signed in to the portal. */

addEventListener("install", (event) => event.waitUntil(skipWaiting()));

addEventListener("push", (event) => {
  // A browser stops pushes to a worker that shows nothing, so unreadable ones are shown too.
  const told = noticeIn(event.data);
  const { title, body, place, tag } = told ?? { title: location.hostname, body: "", place: portalPaths.dashboard };
  event.waitUntil(
    registration.showNotification(title, { body, icon: "/icon-192.png", data: place, ...(tag ? { tag } : {}) }),
  );
});

addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(clients.openWindow(new URL(String(notification.data), location.origin).href));
});
