import { portalContractOf } from "../../bookings/client/paths.ts";

/** Says what has to come first before a part of the portal opens, and leads there. */
export const OpensOnce = ({ words, booking }: { words: string; booking: string }) => (
  <p>
    <span className="i-lucide-lock mr-2" aria-hidden="true" />
    {words}{" "}
    <a className="text-link" href={portalContractOf(booking)}>
      To the agreement
    </a>
  </p>
);
