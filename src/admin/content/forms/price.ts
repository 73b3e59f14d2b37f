import * as z from "zod/mini";
import { landingPages } from "../../../content/landing/index.ts";
import { amount, choice } from "../../../forms/fields.ts";
import { price } from "./content-fields.ts";

/** The pages that can name a price of their own. */
const pricedPages = landingPages.map(({ path }) => path);

const optionalPrice = z.pipe(
  z.transform((value: unknown) => (value === "" || value === undefined ? null : value)),
  z.nullable(amount("Please enter a price in dollars, or nothing")),
);

/** What a single service costs on one page, in cents: 2, 4 and 6 hours of music. */
export const priceForm = z
  .object({ page: choice(pricedPages, "Please choose a page"), least: price, usual: optionalPrice, most: price })
  .check(
    z.refine(({ least, usual, most }) => least <= (usual ?? least) && (usual ?? least) <= most, {
      path: ["most"],
      message: "More hours cannot cost less",
    }),
  );

export type PriceForm = z.output<typeof priceForm>;
