import { site } from "../../../content/site.ts";
import { Mark } from "../../../platform/ui/mark.tsx";
import { type ContractSheetProps, versionOf } from "./props.ts";

export function Head({ id, isHeld, depositDue, number, createdAt, signature }: ContractSheetProps) {
  const onHold = signature
    ? `Signed. The date is on hold until ${depositDue > 0 ? "the deposit is paid" : "both have signed"}.`
    : `The date is on hold until this is signed${depositDue > 0 ? " and the deposit is paid" : ""}.`;
  return (
    <header className="contract-head">
      <p className="contract-brand font-display">
        <Mark className="w-[26px]" />
        {site.name}
      </p>
      <p className="contract-number">
        No. {id.slice(0, 8).toUpperCase()}
        <br />
        {versionOf(number, createdAt)}
      </p>
      <h1 className="font-display" id="contract-title">
        Contract for DJ services
      </h1>
      <p>{isHeld ? onHold : "Booking confirmed."}</p>
    </header>
  );
}
