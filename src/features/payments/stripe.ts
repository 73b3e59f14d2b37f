import type Stripe from "stripe";
import type { StripeSettings } from "../../env.ts";

/** The version of Stripe's API that this was written for. Its answers keep this shape whatever the account's own is. */
const apiVersion = "2026-10-28.endive";

/** Milliseconds that one try of a question may take: a page waits for it. */
const patience = 3500;

/** The package is large: whoever does not pay never has it read. */
export async function stripeAt({ apiUrl, secretKey }: Pick<StripeSettings, "apiUrl" | "secretKey">): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return new Client(secretKey, {
    apiVersion,
    httpClient: Client.createFetchHttpClient(),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? "http" : "https",
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: patience,
  });
}
