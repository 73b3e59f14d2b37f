import * as z from "zod/mini";
import { emptyToNull } from "./fields.ts";

export const choice = <const T extends readonly string[]>(options: T, message: string) => z.enum(options, message);

export const optionalChoice = <const T extends readonly string[]>(options: T, message: string) =>
  z.pipe(emptyToNull, z.nullable(z.enum(options, message)));

/** Each once, in the order of `options`. */
export const optionalChoices = <const T extends readonly string[]>(options: T, message: string) =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(z.union([z.string(), z.array(z.string())], message))),
      z.transform((value) => [value ?? []].flat().filter((each) => each !== "")),
    ),
    z.pipe(
      z.array(z.enum(options, message)),
      z.transform((chosen): T[number][] => options.filter((option) => chosen.includes(option))),
    ),
  );
