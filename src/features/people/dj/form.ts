import * as z from "zod/mini";
import { email } from "../../../platform/fields/fields.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";

const address = z.pipe(
  z.union(
    [z.string().check(z.refine(hasNoAddress)), email("Please enter a valid email")],
    "Please enter a valid email",
  ),
  z.transform((value) => value.toLowerCase()),
);

/** Typed for a person without email. */
export const eraseWord = "erase";

/** `email` comes out in lower case. */
export const personForm = z.object({ email: address });

export const joinForm = z
  .object({ email: address, other: address })
  .check(z.refine(({ email: one, other }) => one !== other, { path: ["other"], message: "This is the same address" }));

export const erasureForm = z
  .object({ email: address, again: z.string("Please type the address again").check(z.trim()) })
  .check(
    z.refine(({ email: meant, again }) => again.toLowerCase() === (hasNoAddress(meant) ? eraseWord : meant), {
      path: ["again"],
      message: "This is not the address. Please type it again",
    }),
  );

export type ErasureField = keyof z.input<typeof erasureForm>;
