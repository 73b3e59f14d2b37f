import { type SongWish, songWishLabels } from "../model.ts";

/** Which list it is, and how many songs stand in it. */
export function SongCardHead({ wish, heading, count }: { wish: SongWish; heading: string; count: number }) {
  return (
    <header className="song-card-head">
      <span className={looks[wish].icon} aria-hidden="true" />
      <h2 className="h3" id={heading}>
        {songWishLabels[wish]}
      </h2>
      <span className="song-count">
        {count}
        <span className="visually-hidden"> {count === 1 ? "song" : "songs"}</span>
      </span>
      <p className="small text-muted">{looks[wish].hint}</p>
    </header>
  );
}

export const looks: Readonly<Record<SongWish, { icon: string; hint: string }>> = {
  "must-play": { icon: "i-lucide-heart", hint: "Played, whatever happens." },
  "play-if-possible": { icon: "i-lucide-sparkles", hint: "When the floor is right for it." },
  "do-not-play": { icon: "i-lucide-ban", hint: "No matter what. Not even on request." },
  "do-not-play-unless-asked": { icon: "i-lucide-hand", hint: "I never start it. A guest may wish for it." },
};
