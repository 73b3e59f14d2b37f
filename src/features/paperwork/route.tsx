import type { Context } from "hono";
import { papersAsked } from "../../content/paperwork.ts";
import { primary } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { receiveContact } from "../leads/receive-lead.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { rememberSent } from "../site/frame/sent-by-browser.ts";
import { api, messageSent, paths } from "../site/paths.ts";
import { type Paperwork, paperworkForm } from "./form.ts";
import { PaperworkPage, paperworkMetadata } from "./page.tsx";

export const paperworkRoute: PublicRoute = {
  path: paths.paperwork,
  show: () => ({ page: <PaperworkPage />, metadata: paperworkMetadata({}) }),
};

const inWords = ({ companyName, papers, venue, venueAddress }: Paperwork): string =>
  [
    `${papersAsked}${papers.join(", ")}`,
    `Company: ${companyName}`,
    ...(venue ? [`Additional insured: ${[venue, venueAddress].filter(Boolean).join(", ")}`] : []),
  ].join("\n");

function received(c: Context<AppEnv>, id: string) {
  rememberSent(c, "message", id);
  return { json: { success: true }, to: messageSent };
}

export const paperworkRequest = formRoute({
  path: api.paperwork,
  schema: paperworkForm,
  limit: "FORM_LIMIT",
  forAnyone: true,
  again: (c, form) => c.render(<PaperworkPage form={form} />, { metadata: paperworkMetadata({ form }) }),
  async act(c, request, now) {
    const { firstName, lastName, email, companyName, venue, eventDate, leaveBlank, idempotencyKey } = request;
    const id = await receiveContact(
      primary(c.env.DB),
      {
        firstName,
        lastName,
        email,
        venue,
        eventDate,
        leaveBlank,
        idempotencyKey,
        phone: null,
        guestCount: null,
        budget: null,
        package: null,
        eventType: "corporate",
        details: inWords(request),
      },
      now,
      { companyName },
    );
    return received(c, id);
  },
  pretend: (_, c) => received(c, crypto.randomUUID()),
  mails: true,
  comesBackTo: paths.paperwork,
});
