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

/** A field for a picture that may be left out. */
export const pictureField = (name: string, label: string): ContentField => ({
  name,
  label,
  control: "picture",
  optional: true,
  wide: true,
});
