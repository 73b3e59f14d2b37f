import type { Context } from "hono";
import { categoryOf, eventDateOf } from "../../business/bookings/client-view.ts";
import { type OwnMoney, readOwnMoney } from "../../business/payments/own-money.ts";
import { primary } from "../../db/client.ts";
import { type AppEnv, type StripeSettings, settingsOf } from "../../env.ts";
import type { FormState } from "../../forms/form-state.ts";
import type { PaymentPurpose } from "../../vocabulary/payments.ts";
import { statusAt } from "../../vocabulary/status-at.ts";
import { portalBooked } from "../booking-paths.ts";
import { signedOut } from "../frame/door.tsx";
import { keepSession } from "../frame/session.ts";
import { portalQuery } from "../paths.ts";
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
