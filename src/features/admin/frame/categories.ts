import { categoryCopy } from "../../../content/categories.ts";

/** What leads and messages are sorted by: the kind of event, or that it is a message of the contact form. */
export const contactCategoryLabels = {
  corporate: categoryCopy.corporate.tab,
  wedding: categoryCopy.wedding.tab,
  "private-party": categoryCopy["private-party"].tab,
  message: "Messages",
} as const;
