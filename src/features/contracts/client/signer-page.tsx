import type { ReactNode } from "react";
import { site } from "../../../content/site.ts";
import type { BookingStatus } from "../../../content/statuses.ts";
import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { signFragment } from "../../bookings/client/paths.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalPaths } from "../../portal/paths.ts";
import { signedPath } from "../../site/paths.ts";
import { ContractSheet } from "../contract-sheet.tsx";
import type { ShownContract } from "../versions.ts";
import { SignForm, type SignFormProps } from "./sign-form.tsx";

interface SigningPageProps {
  booking: { id: string; clientName: string; eventDate: CalendarDate; status: BookingStatus };
  /** Cents; 0: none is due. */
  depositDue: number;
  token: string;
  contract: ShownContract;
  /** `null`: there is nothing to sign now. */
  signing: Omit<SignFormProps, "ask"> | null;
  notice: ReactNode;
}

/** For a signer beside the client, or in the client's place. */
export function SigningPage({ booking, depositDue, token, contract, signing, notice }: SigningPageProps) {
  return (
    <div className="wrap portal">
      {notice}
      <ContractSheet
        {...{ ...contract, versions: [], changes: [] }}
        id={booking.id}
        status={booking.status}
        depositDue={depositDue}
        at={() => signedPath(portalPaths.sign, token)}
      >
        {signing ? (
          <a className="btn btn-primary" href={signFragment}>
            To the signature
          </a>
        ) : null}
        <Island of={printButton} props={signing ? { aside: true } : {}} when="touch" />
        {contract.signatures.length > 0 ? (
          <a className="text-link gap-2" href={signedPath(portalPaths.signedPdf, token)}>
            <span className="i-lucide-download" aria-hidden="true" />
            The signed agreement, PDF
          </a>
        ) : null}
      </ContractSheet>
      {signing ? <SignForm {...signing} ask={null} /> : null}
      <p className="small text-muted no-print mt-5">
        A question? Call <a href={site.phone.href}>{site.phone.display}</a> or write to{" "}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </div>
  );
}

export function NothingToSign({ eventDate }: { eventDate: CalendarDate }) {
  return (
    <div className="wrap portal">
      <h1 className="h2 mt-5 mb-4">There is nothing to sign</h1>
      <Notice tone="ok">
        The booking for {dateInWords(eventDate)} was canceled, so its agreement has ended. There is nothing for you to
        do.
      </Notice>
    </div>
  );
}

export const signingMetadata = portalMetadata({
  title: "An agreement to sign",
  description: "The agreement of one booking, to read and to sign.",
  feature: "portal-contracts",
  path: portalPaths.sign,
});
