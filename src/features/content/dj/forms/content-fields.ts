import * as z from "zod/mini";
import { pictureByName } from "../../../../content/picture-by-name.ts";
import { amount, optionalLine, requiredLine } from "../../../../platform/fields/fields.ts";
import { isUploadId } from "../../../uploads/picture-file.ts";

export const contentLimits = {
  title: 60,
  packageName: 40,
  summary: 300,
  line: 120,
  lines: 30,
  quote: 1000,
  address: 500,
  slug: 80,
  post: 60_000,
} as const;

/** Typed in dollars, taken in cents. */
export const price = amount("Please enter a price in dollars, such as 1,500");

export const tick = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value !== undefined && value !== ""),
);

/** One item a line; `required` is the message for none. */
export const lines = (required?: string) =>
  z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((value = "") =>
        value
          .split(/\r\n|\r|\n/)
          .map((line) => line.trim())
          .filter((line) => line !== ""),
      ),
    ),
    z
      .array(requiredLine(contentLimits.line, "Please keep each line short"))
      .check(
        z.minLength(required ? 1 : 0, required),
        z.maxLength(contentLimits.lines, `Please keep this to ${contentLimits.lines} lines`),
      ),
  );

export const noSuchPicture = "Please choose a picture from the list";

/** Only the database knows whether an upload exists. */
const isPicture = z.refine<string>((name) => pictureByName(name) !== null || isUploadId(name), noSuchPicture);

export const picture = requiredLine(contentLimits.line, "Please choose or upload a picture").check(isPicture);

export const optionalPicture = z.pipe(optionalLine(contentLimits.line), z.nullable(z.string().check(isPicture)));
