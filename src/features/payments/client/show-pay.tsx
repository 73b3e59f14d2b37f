import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, type StripeSettings, settingsOf } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { portalBooked } from "../../bookings/client/paths.ts";
import { categoryOf, eventDateOf } from "../../bookings/client-view.ts";
import { statusAt } from "../../bookings/status-at.ts";
import { signedOut } from "../../portal/frame/door.tsx";
import { keepSession } from "../../portal/frame/session.ts";
import { portalQuery } from "../../portal/paths.ts";
import type { PaymentPurpose } from "../model.ts";
import { type OwnMoney, readOwnMoney } from "../own-money.ts";
import type { PayField } from "./form.ts";
import { PayPage, payMetadata } from "./pay-page.tsx";

/** Where a client's browser goes to pay: Stripe's own page, which has a host of its own. */
const checkoutOrigin = ({ apiUrl }: StripeSettings): string =>
  apiUrl === "https://api.stripe.com" ? "https://checkout.stripe.com" : apiUrl;

export const accentOf = ({ booking }: Pick<OwnMoney, "booking">) => categoryOf(booking.eventType);

/** The page on which the deposit or the balance is paid; once nothing of it is due, the one that says so. */
export async function showPay(
  c: Context<AppEnv>,
  purpose: PaymentPurpose,
  asked: string | null,
  form?: FormState<PayField>,
): Promise<Response> {
  const { sid } = c.var;
  const now = Date.now();
  const read = sid && (await readOwnMoney(primary(c.env.DB), sid, now, asked));
  if (!read) return signedOut(c);
  const { session, found } = read;
  if (!found) return c.notFound();
  keepSession(c, session);
  const { booking } = found;
  const due = purpose === "deposit" ? found.depositDue : found.balanceDue;
  const isOver = statusAt(booking, now) === "released";
  if (due === null && booking.status !== "hold" && !isOver) return c.redirect(portalBooked(booking.id), 303);
  const { stripe } = settingsOf(c.env);
  if (!("unset" in stripe)) c.set("formsLeadTo", checkoutOrigin(stripe));
  return c.render(
    <PayPage
      {...{ purpose, due, found, isOver, takesCards: !("unset" in stripe) }}
      date={eventDateOf(booking)}
      way={form?.values.way ?? c.req.query(portalQuery.way) ?? null}
      message={form?.issues[0]?.message ?? null}
    />,
    { metadata: payMetadata(purpose, accentOf(found)) },
  );
}
