import { site } from "../../../content/site.ts";
import { quoted } from "../own-words.ts";
import type { ContractSheetProps } from "./props.ts";

export function Parties({ sheet: { clientName, clientEmail, clientPhone } }: ContractSheetProps) {
  return (
    <section aria-labelledby="contract-parties">
      <h2 id="contract-parties">Between</h2>
      <div className="contract-parties">
        <address>
          <b>{site.legalName}</b>
          {site.owner ? <span>{site.owner.name}</span> : null}
          <span>
            {site.city}, {site.region}
          </span>
          <span>{site.phone.display}</span>
          <span>{site.email}</span>
          <em>the DJ, “I” and “me” below</em>
        </address>
        <address>
          <b>{quoted(clientName)}</b>
          {clientPhone ? <span>{clientPhone}</span> : null}
          <span>{clientEmail}</span>
          <em>the client, “you” below</em>
        </address>
      </div>
    </section>
  );
}
