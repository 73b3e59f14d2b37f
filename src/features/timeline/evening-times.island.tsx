import { useState } from "react";
import * as z from "zod/mini";
import type { eveningTimes } from "../../content/words/en/plan.ts";
import { island } from "../../platform/islands/define.ts";
import { usePolling } from "../../platform/islands/use-polling.ts";
import type { EveningTimes } from "./moment-times.ts";
import type { WatchedEvening } from "./public-times.ts";

const answer = z.object({
  times: z.nullable(
    z.object({
      isOver: z.boolean(),
      line: z.string(),
      rows: z.array(z.object({ id: z.string(), name: z.string(), planned: z.string(), real: z.string() })),
    }),
  ),
});

const least = 1000;

/** Milliseconds until caches have a newer answer. */
function waitOf({ headers }: Response): number {
  const lasts = Number(/s-maxage=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1] ?? 5);
  return Math.max(least, (lasts - Number(headers.get("Age") ?? 0)) * 1000);
}

type TimesWords = typeof eveningTimes;

function Rows({ words, times: { rows, isOver } }: { words: TimesWords; times: EveningTimes }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.moment}</th>
          <th scope="col">{words.planned}</th>
          <th scope="col">{isOver ? words.began : words.now}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, planned, real }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{planned}</td>
            <td>{real || words.notNoted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EveningTimesCard({ words, times: first, path }: WatchedEvening & { words: TimesWords }) {
  const [times, setTimes] = useState(first);
  const isOn = path !== null && !times?.isOver;
  usePolling(path ?? "", async () => {
    if (!isOn) return "never again";
    const response = await fetch(path, { headers: { Accept: "application/json" } });
    // The link has ended, but the last times stay.
    if (response.status === 404) return "never again";
    if (!response.ok) throw new Error("no times");
    setTimes(z.parse(answer, await response.json()).times);
    return waitOf(response);
  });
  if (!times) return null;
  return (
    <section className="card evening-times" aria-label={words.label}>
      <p className="font-600" role="status">
        {times.line}
      </p>
      {times.isOver ? (
        <Rows words={words} times={times} />
      ) : (
        <details>
          <summary className="text-link w-max">{words.all}</summary>
          <Rows words={words} times={times} />
        </details>
      )}
    </section>
  );
}

export default island("evening-times", EveningTimesCard);
