import type { Mix } from "../../business/content/mixes.ts";
import { playerOfMix } from "../../content/player.ts";
import { audioObject } from "../../web/metadata/structured-data/audio-object.ts";
import type { StructuredData } from "../../web/metadata/structured-data/structured-data.ts";
import { videoObject } from "../../web/metadata/structured-data/video-object.ts";
import { mixOnMixes } from "../paths.ts";
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
