/* The service worker's events, which the types of pages lack. */

interface EveningWorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface EveningFetchEvent extends EveningWorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WindowEventMap {
  install: EveningWorkerEvent;
  activate: EveningWorkerEvent;
  fetch: EveningFetchEvent;
}

declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;
