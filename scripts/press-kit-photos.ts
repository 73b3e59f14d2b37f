import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8 } from "fflate";
import sharp from "sharp";
import { captions } from "../pictures/captions.ts";
import { site } from "../src/content/site.ts";

/** Photos of the kit, by the name of their original. */
export const photos = [
  "portrait-dj",
  "clubs-dj-booth-with-lasers",
  "weddings-cold-sparks-first-dance",
  "weddings-first-dance-bistro-lights",
  "corporate-gala-ballroom",
  "festivals-sunset-crowd",
  "beach-wedding-clearwater",
  "equipment-full-sound-and-light-rig",
];

const license = "They may be printed and shown, uncropped or cropped, with the name Sunset Bay DJ beside them.";

/** The files of an archive by their names. */
export type Entries = Record<string, Uint8Array>;

export async function photoEntries(): Promise<Entries> {
  const entries = photos.map(
    async (name): Promise<[string, Uint8Array]> => [
      `${name}.jpg`,
      await sharp(await readFile(join(import.meta.dirname, "..", "pictures", `${name}.webp`)))
        .jpeg({ quality: 88, mozjpeg: true })
        .toBuffer(),
    ],
  );
  const words = photos.map((name) => `${name}.jpg\n  ${captions.find(({ file }) => file === name)?.alt}\n`);
  const readme = `Photos of ${site.name}\n\n${license}\n\n${words.join("\n")}`;
  return { "README.txt": strToU8(readme), ...Object.fromEntries(await Promise.all(entries)) };
}
