import type { ReactNode } from "react";
import { site } from "../../../content/site.ts";
import type { BookingStatus } from "../../../content/statuses.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { dateIn, fill } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Filled } from "../../../platform/ui/filled.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalPaths } from "../../portal/paths.ts";
import { signedPath } from "../../site/paths.ts";
import { ContractSheet } from "../contract-sheet.tsx";
import type { ShownContract } from "../versions.ts";
import { signFragment } from "./paths.ts";
import type { SigningEnd } from "./read-signing.ts";
import { SignForm, type SignFormProps } from "./sign-form.tsx";

interface SigningPageProps {
  booking: { id: string; clientName: string; eventDate: CalendarDate; status: BookingStatus };
  /** Cents; 0: none is due. */
  depositDue: number;
  token: string;
  contract: ShownContract;
  /** `null`: there is nothing to sign now. */
  signing: SignFormProps | null;
  notice: ReactNode;
}

const Question = () => (
  <p className="small text-muted no-print mt-5">
    <Filled
      words={useWords().agreement.signer.question}
      parts={{
        phone: <a href={site.phone.href}>{site.phone.display}</a>,
        email: <a href={`mailto:${site.email}`}>{site.email}</a>,
      }}
    />
  </p>
);

/** For a signer beside the client, or in the client's place. */
export function SigningPage({ booking, depositDue, token, contract, signing, notice }: SigningPageProps) {
  const { page } = useWords().agreement;
  return (
    <div className="wrap portal">
      {notice}
      <ContractSheet
        {...{ ...contract, versions: [], before: undefined }}
        id={booking.id}
        status={booking.status}
        depositDue={depositDue}
        at={() => signedPath(portalPaths.sign, token)}
        below={signing ? <SignForm {...signing} /> : null}
      >
        {signing ? (
          <a className="btn btn-primary" href={signFragment}>
            {page.toSignature}
          </a>
        ) : null}
        <Island of={printButton} props={{ label: page.printButton, aside: true }} when="touch" />
        {contract.isAgreed ? (
          <a className="text-link gap-2" href={signedPath(portalPaths.signedPdf, token)}>
            <span className="i-lucide-download" aria-hidden="true" />
            {page.pdf}
          </a>
        ) : null}
      </ContractSheet>
      <Question />
    </div>
  );
}

/** `why`: what became of the change by which they were to sign, or of their link. */
export function NothingToSign({ eventDate, why }: { eventDate: CalendarDate; why: SigningEnd }) {
  const {
    formats,
    agreement: { signer },
  } = useWords();
  return (
    <div className="wrap portal">
      <h1 className="h2 mt-5 mb-4">{why === "replaced" ? signer.replaced : signer.nothing}</h1>
      <Notice tone="ok">
        {why === "canceled" ? fill(signer.canceled, { date: dateIn(formats, eventDate) }) : signer.ended[why]}
      </Notice>
      <Question />
    </div>
  );
}

export const signingMetadata = (words: Words) =>
  portalMetadata(words, words.agreement.signer, "portal-contracts", portalPaths.sign);
