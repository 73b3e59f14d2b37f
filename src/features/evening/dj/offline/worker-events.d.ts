/* TypeScript's types of pages lack these events. */

interface EveningWorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface EveningFetchEvent extends EveningWorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface EveningPushEvent extends EveningWorkerEvent {
  readonly data: { json(): unknown } | null;
}

interface EveningNotificationEvent extends EveningWorkerEvent {
  readonly notification: Notification;
}

interface EveningWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface WindowEventMap {
  install: EveningWorkerEvent;
  activate: EveningWorkerEvent;
  fetch: EveningFetchEvent;
  push: EveningPushEvent;
  notificationclick: EveningNotificationEvent;
}

declare const clients: {
  claim(): Promise<void>;
  matchAll(options: { type: "window" }): Promise<EveningWindow[]>;
  openWindow(url: string): Promise<unknown>;
};
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
