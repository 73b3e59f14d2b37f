import * as z from "zod/mini";
import { optionalLine, requiredLine, requiredText } from "../../../forms/fields.ts";
import { contentLimits, optionalPicture, tick } from "./content-fields.ts";

const excerptMessage = "Please write 70 to 160 characters: search results show it";

/** A post of the blog. `content` is Markdown, `slug` the last part of its address; `null` is made from the title. */
export const postForm = z.object({
  title: requiredLine(contentLimits.title, "Title is required"),
  slug: z.pipe(
    optionalLine(contentLimits.slug),
    z.nullable(
      z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Please use small letters, digits and single hyphens")),
    ),
  ),
  excerpt: requiredLine(160, excerptMessage).check(z.minLength(70, excerptMessage)),
  content: requiredText(1, contentLimits.post, "Text is required"),
  image: optionalPicture,
  published: tick,
});

export type PostForm = z.output<typeof postForm>;
