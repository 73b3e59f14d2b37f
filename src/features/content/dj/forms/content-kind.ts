/** `name` is the schema's. */
export interface ContentField {
  name: string;
  label: string;
  control: "text" | "area" | "select" | "tick" | "number" | "date" | "time" | "url" | "picture";
  optional?: true;
  wide?: true;
  options?: Readonly<Record<string, string>>;
  placeholder?: string;
  hint?: string;
}

export interface ContentKindDescription {
  singular: string;
  plural: string;
  icon: string;
  shown: string;
  empty: string;
  fields: readonly ContentField[];
}

/** The names are also in addresses and cache tags. */
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
