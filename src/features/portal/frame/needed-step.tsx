import { useWords } from "../../../platform/pages/words.ts";
import { portalContractOf } from "../../bookings/client/paths.ts";

export const NeededStep = ({ words, booking }: { words: string; booking: string }) => (
  <p>
    <span className="i-lucide-lock mr-2" aria-hidden="true" />
    {words}{" "}
    <a className="text-link" href={portalContractOf(booking)}>
      {useWords().portal.toAgreement}
    </a>
  </p>
);
