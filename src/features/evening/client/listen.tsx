import copyButton from "../../../platform/islands/copy-button.island.tsx";
import { Island } from "../../../platform/islands/island.tsx";
import { useWords } from "../../../platform/pages/words.ts";
import type { Recap } from "../recap.ts";

interface NamedSong {
  title: string;
  artist: string | null;
}

const musicServices = {
  spotify: { name: "Spotify", search: "https://open.spotify.com/search/" },
  apple: { name: "Apple Music", search: "https://music.apple.com/us/search?term=" },
  youtube: { name: "YouTube Music", search: "https://music.youtube.com/search?q=" },
} as const;

export type MusicService = keyof typeof musicServices;

const isService = (name: string): name is MusicService => Object.hasOwn(musicServices, name);
const names = Object.keys(musicServices).filter(isService);

export const serviceNamed = (name: string | undefined): MusicService =>
  names.find((each) => each === name) ?? "spotify";

export const searchAt =
  (service: MusicService) =>
  ({ title, artist }: NamedSong): string =>
    musicServices[service].search + encodeURIComponent([title, artist].filter(Boolean).join(" ").toWellFormed());

const fragment = "recap-listen";

interface ListenCardProps {
  played: Recap["played"];
  service: MusicService;
  at: (service: MusicService) => string;
}

export function ListenCard({ played, service, at }: ListenCardProps) {
  const { listen: words, copy } = useWords().recap;
  const list = played.map(({ title, artist }) => [artist, title].filter(Boolean).join(" - ")).join("\n");
  return (
    <section className="card recap-card no-print" aria-labelledby={fragment}>
      <h2 className="h3" id={fragment}>
        {words.title}
      </h2>
      <p className="text-muted">{words.at}</p>
      <ul className="recap-services">
        {names.map((name) => (
          <li key={name}>
            <a className="choice" href={`${at(name)}#${fragment}`} aria-current={name === service ? "true" : undefined}>
              <span className="i-lucide-check" aria-hidden="true" />
              {musicServices[name].name}
            </a>
          </li>
        ))}
      </ul>
      <label className="grid gap-2">
        <span className="text-muted">{words.list}</span>
        <textarea className="control recap-list" readOnly rows={6} defaultValue={list} />
      </label>
      <Island of={copyButton} props={{ text: list, words: copy }} when="near" />
    </section>
  );
}
