import * as z from "zod/mini";
import { papers } from "../../content/paperwork.ts";
import { optionalChoices } from "../../platform/fields/choice-fields.ts";
import { optionalFutureDate } from "../../platform/fields/date-fields.ts";
import { email, honeypot, idempotencyKey, limits, optionalLine, requiredLine } from "../../platform/fields/fields.ts";

export const paperworkForm = z
  .object({
    firstName: requiredLine(limits.name, "First name is required"),
    lastName: requiredLine(limits.name, "Last name is required"),
    email: email("Please enter a valid email"),
    companyName: requiredLine(limits.company, "Company is required"),
    papers: optionalChoices(papers, "Please choose papers from the list"),
    venue: optionalLine(limits.venue),
    venueAddress: optionalLine(limits.venue),
    eventDate: optionalFutureDate,
    leaveBlank: honeypot,
    idempotencyKey,
  })
  .check(
    z.refine(({ papers }) => papers.length > 0, { path: ["papers"], message: "Please choose at least one paper" }),
    z.refine(({ papers, venue }) => !papers.includes("Certificate of insurance") || venue !== null, {
      path: ["venue"],
      message: "Please name the venue that the certificate is for",
    }),
  );

export type Paperwork = z.output<typeof paperworkForm>;
export type PaperworkField = keyof z.input<typeof paperworkForm>;
