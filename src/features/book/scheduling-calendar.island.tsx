import { useEffect, useState } from "react";
import { embedsCalendar } from "../../content/site.ts";
import type { book } from "../../content/words/en/book.ts";
import { island } from "../../platform/islands/define.ts";

const timeout = 12_000;

/** `host` is that of the page. */
function frameAddress(page: string, host: string): string {
  const address = new URL(page);
  address.search = String(
    new URLSearchParams({
      embed_domain: host,
      embed_type: "Inline",
      background_color: "131627",
      text_color: "f4f3ff",
      primary_color: "9b78f8",
    }),
  );
  return address.href;
}

/** `calendly.…` events mean that it has loaded. */
const saysHello = ({ origin, data }: MessageEvent<unknown>, page: string): boolean =>
  origin === new URL(page).origin &&
  typeof data === "object" &&
  data !== null &&
  "event" in data &&
  String(data.event).startsWith("calendly.");

/** A link replaces it until it answers, because a frame of another site never reports a failed load. */
function SchedulingCalendar({ page, words }: { page: string; words: (typeof book)["calendar"] }) {
  const [state, setState] = useState<"none" | "loading" | "shown" | "failed">("none");

  useEffect(() => {
    if (!embedsCalendar) return;
    setState("loading");
    const listen = (message: MessageEvent<unknown>) => {
      if (saysHello(message, page)) setState("shown");
    };
    const giveUp = setTimeout(() => setState((now) => (now === "loading" ? "failed" : now)), timeout);
    addEventListener("message", listen);
    return () => {
      clearTimeout(giveUp);
      removeEventListener("message", listen);
    };
  }, [page]);

  return (
    <div className="card calendar" data-state={state}>
      {state === "shown" ? null : (
        <div className="calendar-link" role="status">
          <span className="i-lucide-calendar-plus text-brand-text text-[2rem]" aria-hidden="true" />
          <div>
            <p className="h3">{state === "loading" ? words.coming : words.pick}</p>
            <p className="text-muted">{state === "failed" ? words.failed : words.enough}</p>
          </div>
          <a className="btn btn-secondary" href={page} target="_blank" rel="noopener">
            {words.open}
            <span className="i-lucide-arrow-up-right" aria-hidden="true" />
            <span className="visually-hidden"> {words.newWindow}</span>
          </a>
        </div>
      )}
      {state === "loading" || state === "shown" ? (
        <iframe src={frameAddress(page, location.hostname)} title={words.title} tabIndex={state === "shown" ? 0 : -1} />
      ) : null}
    </div>
  );
}

export default island("scheduling-calendar", SchedulingCalendar);
