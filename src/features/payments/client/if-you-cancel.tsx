import { dollars } from "../../../platform/money.ts";
import { newRequestTab, portalView } from "../../requests/client/paths.ts";
import { paths } from "../../site/paths.ts";
import type { OwnMoney } from "../own-money.ts";

/** What the refund policy gives a client who cancels now, in dollars, and where to ask: nothing changes by itself. */
export function IfYouCancel({ booking, paid }: OwnMoney) {
  const kept = Math.min(paid, booking.deposit);
  const words =
    paid === 0
      ? ["So far you have paid nothing, so nothing is owed to you."]
      : paid > kept
        ? [
            `So far you have paid ${dollars(paid)}.`,
            kept > 0 ? `${dollars(kept)} of it, the deposit, comes back only if the date is booked again.` : "",
            `${dollars(paid - kept)} ${kept > 0 ? "come" : "of it come"} back to you.`,
          ]
        : [`So far you have paid the deposit of ${dollars(paid)}. It comes back only if the date is booked again.`];
  return (
    <section aria-labelledby="cancel-title">
      <h2 className="h3" id="cancel-title">
        If you have to cancel
      </h2>
      <p className="text-muted mt-2">
        {words.filter(Boolean).join(" ")}{" "}
        <a className="underline" href={portalView({ tab: newRequestTab, booking: booking.id })}>
          Ask to cancel
        </a>{" "}
        and I answer you; until then nothing changes.{" "}
        <a className="underline" href={paths.refunds}>
          The refund policy
        </a>
      </p>
    </section>
  );
}
