import * as z from "zod/mini";
import { optionalLine, requiredLine, requiredText } from "../../../../platform/fields/fields.ts";
import { contentLimits, optionalPicture, tick } from "./content-fields.ts";
import { type ContentKindDescription, pictureField } from "./content-kind.ts";

const excerptMessage = "Please write 70 to 160 characters: search results show it";

/** `content` is Markdown; a `null` slug is made from the title. */
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

export const postKind: ContentKindDescription = {
  singular: "post",
  plural: "Posts",
  icon: "i-lucide-newspaper",
  shown: "On the blog once published, in its feed and in the sitemap.",
  empty: "No posts yet.",
  fields: [
    { name: "title", label: "Title", control: "text", wide: true },
    {
      name: "slug",
      label: "Address, behind /blog/",
      control: "text",
      optional: true,
      wide: true,
      placeholder: "Made from the title when this is empty",
    },
    { name: "excerpt", label: "Excerpt, 70 to 160 characters", control: "area", wide: true },
    {
      name: "content",
      label: "Text, in Markdown",
      control: "area",
      wide: true,
      hint: "A picture is a line of its own, with its name: ![](placeSunshineSkywaySunset). The names stand under the pictures below.",
    },
    pictureField("image", "Picture"),
    { name: "published", label: "Published", control: "tick", optional: true },
  ],
};
