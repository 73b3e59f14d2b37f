import * as z from "zod/mini";
import { choice, optionalAddress, optionalLine, requiredLine, requiredText } from "../../../platform/fields/fields.ts";
import { newsletterAudiences } from "../model.ts";

const limits = { subject: 120, text: 10_000, label: 40, address: 500 } as const;

const fields = {
  audience: choice(newsletterAudiences, "Please choose who gets it"),
  subject: requiredLine(limits.subject, "Subject is required"),
  text: requiredText(1, limits.text, "Text is required"),
  linkLabel: optionalLine(limits.label),
  linkAddress: optionalAddress(limits.address),
};

const hasAddress = z.refine<{ linkLabel: string | null; linkAddress: string | null }>(
  ({ linkLabel, linkAddress }) => !linkLabel || linkAddress !== null,
  { path: ["linkAddress"], message: "Please enter where the button leads" },
);
const hasLabel = z.refine<{ linkLabel: string | null; linkAddress: string | null }>(
  ({ linkLabel, linkAddress }) => !linkAddress || linkLabel !== null,
  { path: ["linkLabel"], message: "Please enter what the button says" },
);

export const issueForm = z.object(fields).check(hasAddress, hasLabel);

export type NewsletterForm = z.output<typeof issueForm>;

export const pressed = z.object({});

/** In the form's order. */
export const newsletterLabels = {
  audience: "Who gets it",
  subject: "Subject",
  text: "Text; an empty line begins a paragraph",
  linkLabel: "What a button below says",
  linkAddress: "Where the button leads",
} as const;

export type NewsletterField = keyof typeof newsletterLabels;
