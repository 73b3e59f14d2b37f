import { pictureNamed } from "../../content/picture-by-name.ts";
import { placeSunshineSkywaySunset } from "../../content/pictures.ts";
import { type Player, playerNames } from "../../content/player.ts";
import { Island } from "../../platform/islands/island.tsx";
import { mixPlays } from "../site/paths.ts";
import poster from "../site/sections/poster.island.tsx";
import type { Mix } from "./store.ts";

export const coverOf = (mix: Mix) => pictureNamed(mix.cover, mix.upload) ?? placeSunshineSkywaySunset;

export function PlayedMix({ mix, player }: { mix: Mix; player: Player }) {
  return (
    <li id={mix.id}>
      <Island
        of={poster}
        props={{
          player,
          picture: coverOf(mix),
          sizes:
            "(max-width: 639px) and (min-resolution: 2.5dppx) 60vw, (max-width: 639px) 93vw, (max-width: 1240px) 50vw, 590px",
          title: mix.title,
          small: true,
          plays: mixPlays(mix.id),
        }}
        when="touch"
      />
      <h2 className="h3 mt-4">{mix.title}</h2>
      <p className="small text-muted mt-1">
        {[mix.duration, playerNames[player.type], mix.tags.join(", ")].filter(Boolean).join(" · ")}
      </p>
    </li>
  );
}
