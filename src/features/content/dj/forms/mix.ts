import * as z from "zod/mini";
import { type MixSource, mixSourceOf } from "../../../../content/player.ts";
import { optionalLine, requiredLine } from "../../../../platform/fields/fields.ts";
import { contentLimits, lines, optionalPicture } from "./content-fields.ts";
import { type ContentKindDescription, pictureField } from "./content-kind.ts";

const isMix = z.refine<string>(
  (address) => mixSourceOf(address) !== null,
  "Please paste the address of a video on YouTube, or of a mix on SoundCloud or Mixcloud",
);

function sourceOf(address: string): MixSource {
  const source = mixSourceOf(address);
  if (!source) throw new TypeError("an address that was checked before");
  return source;
}

export const mixForm = z.object({
  title: requiredLine(contentLimits.title, "Title is required"),
  source: z.pipe(requiredLine(contentLimits.address, "Address is required").check(isMix), z.transform(sourceOf)),
  duration: z.pipe(
    optionalLine(contentLimits.line),
    z.nullable(
      z.string().check(z.regex(/^(?:\d{1,2}:)?\d{1,2}:\d{2}$/, "Please enter a length such as 58:12 or 1:04:05")),
    ),
  ),
  tags: lines(),
  cover: optionalPicture,
});

export type MixForm = z.output<typeof mixForm>;

export const mixKind: ContentKindDescription = {
  singular: "mix",
  plural: "Mixes",
  icon: "i-lucide-disc-3",
  shown: "On the mixes page, newest first.",
  empty: "No mixes yet.",
  fields: [
    { name: "title", label: "Title", control: "text", wide: true },
    {
      name: "source",
      label: "Address on YouTube, SoundCloud or Mixcloud",
      control: "text",
      wide: true,
      placeholder: "Paste it: https://soundcloud.com/…",
    },
    { name: "duration", label: "Length", control: "text", optional: true, placeholder: "1:04:05" },
    { name: "tags", label: "Tags, one a line", control: "area", optional: true, wide: true },
    pictureField("cover", "Cover"),
  ],
};
