import * as z from "zod/mini";
import { type SignerRole, signerRoles } from "../../../content/statuses.ts";
import { choice, email, limits, optionalLine, requiredLine } from "../../../platform/fields/fields.ts";
import { onPaper } from "../../../platform/fields/on-paper.ts";

export const signerRoleLabels: Readonly<Record<SignerRole, string>> = {
  partner: "Partner, a client as well",
  representative: "Signs for the company",
  parent: "Parent or guardian of the client",
};

const invalid = "Please enter a valid email, or leave it empty";

const optionalEmail = z.pipe(
  optionalLine(limits.email),
  z.union([z.null(), email(invalid).check(z.toLowerCase())], invalid),
);

/** Without an address they sign on paper. */
export const newSignerForm = z.object({
  name: requiredLine(limits.fullName, "Please enter a name").check(onPaper),
  role: choice(signerRoles, "Please choose for whom they sign"),
  email: optionalEmail,
});

/** An empty `signer` is the client. */
export const signerForm = z.object({
  signer: z.string("Please reload the page").check(z.maxLength(limits.name)),
  change: choice(["mail", "address", "remove", "paper", "not-signed"], "Please press the button again"),
  address: z.optional(optionalEmail),
});

export type SignerField = keyof z.input<typeof newSignerForm> | keyof z.input<typeof signerForm>;
