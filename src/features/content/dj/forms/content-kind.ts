/** `name` is that of the form's schema. */
export interface ContentField {
  name: string;
  label: string;
  control: "text" | "area" | "select" | "tick" | "number" | "date" | "time" | "url" | "picture";
  optional?: true;
  wide?: true;
  /** Labels by value. */
  options?: Readonly<Record<string, string>>;
  placeholder?: string;
  /** Below the field. */
  hint?: string;
}

export interface ContentKindDescription {
  singular: string;
  plural: string;
  icon: string;
  /** A sentence: where the public sees it. */
  shown: string;
  empty: string;
  fields: readonly ContentField[];
}

/** The name is part of the address, and the cache tag. */
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

export const pictureField = (name: string, label: string): ContentField => ({
  name,
  label,
  control: "picture",
  optional: true,
  wide: true,
});
