import { type GalleryShape, galleryCategories, galleryFilterLabels } from "../../../content/gallery.ts";
import { landingPages } from "../../../content/landing/index.ts";
import { singleService } from "../../../content/landing/single-service.ts";
import { lengthInWords } from "../../../numbers.ts";
import { testimonialRoles } from "./testimonial.ts";

/** A field of a content form, as the page shows it. Its name is that of the form's schema. */
export interface ContentField {
  name: string;
  label: string;
  control: "text" | "area" | "select" | "tick" | "number" | "date" | "time" | "url" | "picture";
  optional?: true;
  /** Takes the whole width. */
  wide?: true;
  /** Of a select, with what people read. */
  options?: Readonly<Record<string, string>>;
  placeholder?: string;
  /** Of an area, a sentence below it. */
  hint?: string;
}

/** One kind of content: how it is called, where the public sees it, and the fields of its form. */
export interface ContentKindDescription {
  singular: string;
  plural: string;
  icon: string;
  /** Where the public sees it, as a sentence. */
  shown: string;
  empty: string;
  fields: readonly ContentField[];
}

/** The kinds of content that the administrator writes. The name is the kind's part of the address and its cache tag. */
export const contentKindNames = [
  "gallery_items",
  "packages",
  "prices",
  "add_ons",
  "travel_zones",
  "testimonials",
  "mixes",
  "shows",
  "posts",
] as const;
export type ContentKind = (typeof contentKindNames)[number];

const same = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));
const pages = Object.fromEntries(landingPages.map(({ path, name }) => [path, name]));

const optionalPicture = (name: string, label: string): ContentField => ({
  name,
  label,
  control: "picture",
  optional: true,
  wide: true,
});

const shapes: Readonly<Record<GalleryShape, string>> = { wide: "Large, two by two", tall: "Tall, two high" };

/** What the pages say of each kind, and the fields of its form in their order. */
export const contentKinds: Readonly<Record<ContentKind, ContentKindDescription>> = {
  gallery_items: {
    singular: "picture",
    plural: "Gallery",
    icon: "i-lucide-images",
    shown: "On the gallery page, the newest 60, newest first.",
    empty: "No pictures. The gallery is empty until there is one.",
    fields: [
      {
        name: "caption",
        label: "Caption",
        control: "text",
        wide: true,
        placeholder: "First dance between cold sparks",
      },
      { name: "src", label: "Picture", control: "picture", wide: true },
      {
        name: "category",
        label: "Kind of picture",
        control: "select",
        options: Object.fromEntries(galleryCategories.map((category) => [category, galleryFilterLabels[category]])),
      },
      { name: "shape", label: "Size in the gallery", control: "select", optional: true, options: shapes },
    ],
  },
  packages: {
    singular: "package",
    plural: "Packages",
    icon: "i-lucide-package",
    shown: "On the home, booking and city pages.",
    empty: "No packages. The price list is empty until there is one.",
    fields: [
      { name: "name", label: "Name", control: "text" },
      { name: "price", label: "Price in dollars", control: "text", placeholder: "1,799" },
      { name: "duration", label: "Hours of music", control: "number" },
      { name: "description", label: "Description", control: "text", wide: true },
      { name: "features", label: "Features, one a line", control: "area", wide: true },
      { name: "isPopular", label: "Most popular, in place of any other", control: "tick", optional: true },
    ],
  },
  prices: {
    singular: "price",
    plural: "Single services",
    icon: "i-lucide-tag",
    shown: "What music alone costs, on city and service pages.",
    empty: "No prices. Pages name those of the packages alone.",
    fields: [
      { name: "page", label: "Page", control: "select", options: pages, wide: true },
      {
        name: "least",
        label: `${lengthInWords(singleService.least)}, in dollars`,
        control: "text",
        placeholder: "795",
      },
      {
        name: "usual",
        label: `${lengthInWords(singleService.usual)}, in dollars`,
        control: "text",
        optional: true,
        placeholder: "1,295",
      },
      {
        name: "most",
        label: `${lengthInWords(singleService.most)}, in dollars`,
        control: "text",
        placeholder: "1,995",
      },
    ],
  },
  add_ons: {
    singular: "add-on",
    plural: "Add-ons",
    icon: "i-lucide-circle-plus",
    shown: "In the quote builder, beside the packages.",
    empty: "No add-ons. The quote builder sells packages alone, and no more hours than they have.",
    fields: [
      { name: "name", label: "Name", control: "text", wide: true },
      { name: "price", label: "Price of one, in dollars", control: "text", placeholder: "25" },
      { name: "unit", label: "What one is called", control: "text", optional: true, placeholder: "each, a pair" },
      { name: "most", label: "How many at most", control: "number" },
      { name: "position", label: "Place in the list", control: "number" },
      { name: "note", label: "In a few words", control: "text", optional: true, wide: true },
      {
        name: "includedIn",
        label: "Part of these packages, one name a line",
        control: "area",
        optional: true,
        wide: true,
      },
      { name: "isHour", label: "One more hour of music, in place of any other", control: "tick", optional: true },
    ],
  },
  travel_zones: {
    singular: "travel zone",
    plural: "Travel zones",
    icon: "i-lucide-map",
    shown: "In the quote builder, as the towns to choose from.",
    empty: "No travel zones. Nobody can build a quote until there is one.",
    fields: [
      { name: "name", label: "Name", control: "text" },
      { name: "price", label: "Price of the way, in dollars", control: "text", placeholder: "75" },
      { name: "cities", label: "Towns, one a line", control: "area", wide: true },
    ],
  },
  testimonials: {
    singular: "testimonial",
    plural: "Testimonials",
    icon: "i-lucide-quote",
    shown: "The newest on the home page, by kind of event on city and service pages.",
    empty: "No testimonials. Their sections stay away until there is one.",
    fields: [
      { name: "author", label: "Who, by role and place", control: "text", placeholder: "Bride, Clearwater Beach" },
      { name: "role", label: "Kind of event", control: "select", options: same(testimonialRoles) },
      { name: "rating", label: "Stars, 1 to 5", control: "number" },
      { name: "source", label: "Where it was said", control: "text", optional: true },
      { name: "quote", label: "Quote", control: "area", wide: true },
    ],
  },
  mixes: {
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
      optionalPicture("cover", "Cover"),
    ],
  },
  shows: {
    singular: "show",
    plural: "Shows",
    icon: "i-lucide-ticket",
    shown: "On the live page while they are ahead. The weekly sets are not among them.",
    empty: "No dated shows. The live page shows the weekly sets alone.",
    fields: [
      { name: "title", label: "Title", control: "text", wide: true },
      { name: "date", label: "Date", control: "date" },
      { name: "time", label: "Time, Eastern", control: "time" },
      { name: "venue", label: "Venue", control: "text", optional: true },
      { name: "city", label: "City", control: "text", optional: true },
      { name: "ticketsUrl", label: "Address of the tickets", control: "url", optional: true, wide: true },
      optionalPicture("heroImage", "Picture"),
      { name: "isLive", label: "Streamed live as well", control: "tick", optional: true },
    ],
  },
  posts: {
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
        hint: "A picture is a line of its own, with its name: ![](detailBeachSpeaker). Rest on a picture below to read its name.",
      },
      optionalPicture("image", "Picture"),
      { name: "published", label: "Published", control: "tick", optional: true },
    ],
  },
};
