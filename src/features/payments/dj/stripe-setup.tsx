import { Fragment } from "react";
import { Panel } from "../../admin/frame/panel.tsx";
import { stripeEventTypes } from "../model.ts";

/** How payments by card are turned on, while they are not. */
export function StripeSetup({ unset, webhook }: { unset: readonly string[]; webhook: string }) {
  return (
    <Panel id="stripe-title" title="Cards are not taken yet">
      <p>
        Clients pay by Venmo, Zelle, cash or check, and you mark it here. To take cards as well, set what is missing:{" "}
        {unset.join(", ")}.
      </p>
      <ol className="admin-stack">
        <li>
          In Stripe's dashboard, under Developers, API keys: copy the secret key and run{" "}
          <code>npx wrangler secret put STRIPE_SECRET_KEY</code>.
        </li>
        <li>
          Under Developers, Webhooks: add an endpoint at <code>{webhook}</code> for the events{" "}
          {stripeEventTypes.map((type, at) => (
            <Fragment key={type}>
              {at === 0 ? "" : ", "}
              <code>{type}</code>
            </Fragment>
          ))}
          .
        </li>
        <li>
          Copy its signing secret and run <code>npx wrangler secret put STRIPE_WEBHOOK_SECRET</code>.
        </li>
      </ol>
    </Panel>
  );
}
