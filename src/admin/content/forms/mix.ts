import * as z from "zod/mini";
import { playerOfMix } from "../../../content/player.ts";
import { choice, optionalLine, requiredLine } from "../../../forms/fields.ts";
import { contentLimits, lines, optionalAddress, optionalPicture } from "./content-fields.ts";

export const mixPlatforms = ["youtube", "soundcloud", "mixcloud"] as const;

/** Hosts of the pages that a platform's player takes. */
const hosts: Readonly<Record<string, readonly string[]>> = {
  soundcloud: ["soundcloud.com", "www.soundcloud.com"],
  mixcloud: ["mixcloud.com", "www.mixcloud.com"],
};

const isOn = (platform: string, url: string | null): boolean =>
  (hosts[platform] ?? []).includes(URL.parse(url ?? "")?.hostname ?? "");

/** A mix where its platform plays it: YouTube by the id of its video, the others by the address of its page. */
export const mixForm = z
  .object({
    title: requiredLine(contentLimits.title, "Title is required"),
    platform: choice(mixPlatforms, "Please choose a platform"),
    videoId: z.pipe(
      optionalLine(contentLimits.line),
      z.nullable(z.string().check(z.regex(/^[\w-]{11}$/, "A YouTube video has an id of 11 characters"))),
    ),
    url: optionalAddress,
    duration: z.pipe(
      optionalLine(contentLimits.line),
      z.nullable(
        z.string().check(z.regex(/^(?:\d{1,2}:)?\d{1,2}:\d{2}$/, "Please enter a length such as 58:12 or 1:04:05")),
      ),
    ),
    tags: lines(),
    cover: optionalPicture,
  })
  .check(
    z.refine((mix) => mix.platform !== "youtube" || playerOfMix(mix) !== null, {
      path: ["videoId"],
      message: "A YouTube mix needs its video id",
    }),
    z.refine((mix) => mix.platform === "youtube" || isOn(mix.platform, mix.url), {
      path: ["url"],
      message: "Please enter the address of the mix on its platform",
    }),
  );

export type MixForm = z.output<typeof mixForm>;
