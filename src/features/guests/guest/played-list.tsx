import { momentInWords } from "../../../platform/dates.ts";
import type { GuestList } from "../model.ts";

/** What was played, the latest first. */
export function PlayedList({ played, now }: { played: GuestList["played"]; now: number }) {
  if (played.length === 0) return null;
  return (
    <section aria-labelledby="played-title">
      <div className="guest-list-head">
        <h2 id="played-title">Played</h2>
      </div>
      <ul className="guest-list guest-played">
        {played.map(({ id, title, artist, at }) => (
          <li key={id}>
            <div>
              <p>{title}</p>
              <p>{artist}</p>
            </div>
            <p className="guest-at">
              <span className="i-lucide-check" aria-hidden="true" />
              {momentInWords(at, now)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
