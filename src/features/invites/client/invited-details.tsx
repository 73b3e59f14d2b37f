import { timeInWords } from "../../../platform/dates.ts";
import { Facts } from "../../../platform/ui/facts.tsx";
import { portalPaths } from "../../portal/paths.ts";
import type { InvitedPlan } from "../../timeline/read-invited-plan.ts";
import { keyChanges } from "../model.ts";

/** What the key says of the venue. */
export function InvitedDetails({
  kind,
  details,
}: {
  kind: InvitedPlan["kind"];
  details: NonNullable<InvitedPlan["details"]>;
}) {
  return (
    <section aria-labelledby="details-title">
      <h2 className="h3 mb-3" id="details-title">
        At the venue
      </h2>
      {keyChanges[kind].includes("details") ? (
        <p className="mb-3">
          <a className="text-link" href={portalPaths.keyDetails}>
            Change the details
          </a>
        </p>
      ) : null}
      <Facts
        className="card p-6 grid gap-3"
        facts={[
          ["Guests", details.guestCount?.toString()],
          ["The DJ arrives", details.arriveAt && timeInWords(details.arriveAt)],
          ["Load-in", details.loadIn],
          ["Power", details.power],
          ["If it rains", details.rainPlan],
          ["Out by", details.outBy && timeInWords(details.outBy)],
          ...details.contacts.map(({ name, role, phone }) => [`${name}, ${role}`, phone] as const),
        ]}
      />
    </section>
  );
}
