import { playerOfMix } from "../../content/player.ts";
import type { StructuredData } from "../../platform/pages/metadata/structured-data.ts";
import { mixOnMixes } from "../site/paths.ts";
import { audioObject } from "../site/structured-data/audio-object.ts";
import { videoObject } from "../site/structured-data/video-object.ts";
import type { Mix } from "./mixes.ts";
import { coverOf } from "./played-mix.tsx";

/** A mix as what its platform plays; nothing when it has no player. */
export function mixData(mix: Mix): StructuredData[] {
  const player = playerOfMix(mix);
  const recording = {
    address: mixOnMixes(mix.id),
    name: mix.title,
    uploaded: new Date(mix.createdAt).toISOString(),
    length: mix.duration,
    tags: mix.tags,
  };
  switch (player?.type) {
    case "youtube":
      return [videoObject({ ...recording, player, poster: coverOf(mix) })];
    case "soundcloud":
    case "mixcloud":
      return [audioObject({ ...recording, url: player.url, cover: coverOf(mix) })];
    default:
      return [];
  }
}
