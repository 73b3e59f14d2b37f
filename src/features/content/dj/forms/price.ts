import * as z from "zod/mini";
import { landingPages } from "../../../../content/landing/index.ts";
import { singleService } from "../../../../content/landing/single-service.ts";
import { lengthInWords } from "../../../../platform/english.ts";
import { amount, choice } from "../../../../platform/fields/fields.ts";
import { price } from "./content-fields.ts";
import type { ContentKindDescription } from "./content-kind.ts";

const pricedPages = landingPages.map(({ path }) => path);

const optionalPrice = z.pipe(
  z.transform((value: unknown) => (value === "" || value === undefined ? null : value)),
  z.nullable(amount("Please enter a price in dollars, or nothing")),
);

/** In cents, for the hours of `singleService`. */
export const priceForm = z
  .object({ page: choice(pricedPages, "Please choose a page"), least: price, usual: optionalPrice, most: price })
  .check(
    z.refine(({ least, usual, most }) => least <= (usual ?? least) && (usual ?? least) <= most, {
      path: ["most"],
      message: "More hours cannot cost less",
    }),
  );

export type PriceForm = z.output<typeof priceForm>;

export const priceKind: ContentKindDescription = {
  singular: "price",
  plural: "Single services",
  icon: "i-lucide-tag",
  shown: "What music alone costs, on city and service pages.",
  empty: "No prices. Pages name those of the packages alone.",
  fields: [
    {
      name: "page",
      label: "Page",
      control: "select",
      options: Object.fromEntries(landingPages.map(({ path, name }) => [path, name])),
      wide: true,
    },
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
};
