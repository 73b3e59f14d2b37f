import type { Context } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { AppEnv } from "../../../env.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { hexDigest } from "../../../platform/hex.ts";
import { fill, instantIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords, wordsOf } from "../../../platform/pages/words.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { heldFor, type NotHeldAgain } from "../../bookings/holds/holds.ts";
import { statusAt } from "../../bookings/model.ts";
import { portalPay } from "../../payments/client/paths.ts";
import { HoldNotice } from "../../portal/frame/hold-notice.tsx";
import { forClient } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters } from "../../portal/paths.ts";
import { portalMessages, portalView } from "../../requests/client/paths.ts";
import { acceptedInWords, agreementText, signedBeforeInWords, waitsInWords } from "../agreement-file.ts";
import { readContract } from "../read-contract.ts";
import { consentTo } from "../sign-agreement.ts";
import type { ShownContract } from "../versions.ts";
import { CoSigner } from "./co-signer.tsx";
import type { CoSignerField, SignField } from "./form.ts";
import { ContractPage, contractMetadata } from "./page.tsx";
import { signFragment } from "./paths.ts";
import { Proposal } from "./proposal.tsx";

interface SignedNoticeProps {
  contract: ShownContract;
  /** Cents, before the date is the client's; else 0. */
  depositDue: number;
  payAt: string;
  isMailed: boolean;
}

function SignedNotice({ contract, depositDue, payAt, isMailed }: SignedNoticeProps) {
  const { signatures, amends, unsigned, isEnded } = contract;
  const words = useWords();
  const { formats, agreement } = words;
  const { done } = agreement;
  const own = signatures.find(({ signer }) => signer === "");
  const isCountersigned = [...signatures, ...amends].some(({ countersignedAt }) => countersignedAt !== null);
  const others = signatures.filter(({ signer }) => signer !== "");
  const before = own || others.length === 0 ? undefined : amends.find(({ signer }) => signer === "");
  const titles = [
    ...(own ? [fill(done.you, { time: instantIn(formats, own.signedAt) })] : []),
    ...(before ? [signedBeforeInWords(before, words)] : []),
    ...others.map(({ name, signedAt }) => fill(done.other, { name, time: instantIn(formats, signedAt) })),
  ];
  const isDue = depositDue > 0 && !isEnded && unsigned.length === 0;
  return (
    <section className="signed" id={signFragment.slice(1)} aria-labelledby="signed-title">
      <div className="summary" data-tone="ok" role="status">
        <span className="i-lucide-circle-check" aria-hidden="true" />
        <div>
          <h2 className="font-600" id="signed-title">
            {titles.length > 0 ? titles.join(". ") : acceptedInWords(contract, words)}
          </h2>
          {isEnded ? <p>{done.ended}</p> : null}
          {titles.length > 0 && !isEnded ? <p>{nextOfSigned(unsigned, isCountersigned, isMailed, words)}</p> : null}
          {isDue ? <p>{fill(done.due, { amount: dollars(depositDue) })}</p> : null}
        </div>
      </div>
      {isDue ? (
        <p>
          <a className="btn btn-primary" href={payAt}>
            {fill(done.pay, { amount: dollars(depositDue) })}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function nextOfSigned(
  unsigned: ShownContract["unsigned"],
  isCountersigned: boolean,
  isMailed: boolean,
  words: Words,
): string {
  const { copyHere, bothHere, both, copy } = words.agreement.done;
  const stored = isCountersigned ? bothHere : copyHere;
  return waitsInWords(unsigned, words, "") ?? (isMailed ? (isCountersigned ? both : copy) : stored);
}

function NewAgreement({ before }: { before: number }) {
  const { page } = useWords().agreement;
  return (
    <div className="summary mb-5" role="status">
      <span className="i-lucide-info" aria-hidden="true" />
      <p>{fill(page.anew, { version: before })}</p>
    </div>
  );
}

const Problem = ({ message }: { message: string }) => (
  <div className="summary mb-5" role="alert">
    <span className="i-lucide-triangle-alert" aria-hidden="true" />
    <p>{message}</p>
  </div>
);

export function showContract(
  c: Context<AppEnv>,
  refused?: FormState<SignField>,
  {
    notHeld = null,
    problem,
    coSigner = emptyForm,
  }: { notHeld?: NotHeldAgain | null; problem?: string | undefined; coSigner?: FormState<CoSignerField> } = {},
): Promise<Response> {
  const asked = refused
    ? { booking: refused.values.booking ?? "", version: undefined }
    : { booking: c.req.query(portalParameters.booking) || null, version: c.req.query(portalParameters.version) };
  return forClient(
    c,
    (client) => readContract(client, asked),
    async (found, { now }) => {
      const { booking, bookings, contract, proposal } = found;
      const words = wordsOf(c);
      const { agreement } = words;
      const { id, clientName, clientEmail, isMailed } = booking;
      const status = statusAt(booking, now);
      const isHeld = status === "hold";
      const depositDue = isHeld ? found.depositDue : 0;
      const isNewest = contract?.number === contract?.versions[0]?.number;
      const isStanding = isHeld || status === "confirmed" || status === "completed";
      const canSign = contract?.unsigned.some(({ id: signer }) => signer === "") && isNewest && isStanding;
      const endedVersion = found.signed.find(({ agreement }) => agreement < booking.agreement);
      const hold = (
        <HoldNotice
          {...{ id, status, eventDate: booking.eventDate, held: heldFor(booking, now, words), refused: notHeld }}
          holdEndsAt={booking.holdEndsAt}
          isHeldTwice={booking.isHeldTwice}
          isTaken={booking.isTaken}
          confirming={found.confirming}
          tooLate={found.tooLate}
          holdHours={booking.holdHours}
        />
      );
      const props = {
        booking: { id, eventDate: booking.eventDate, depositDue, status },
        bookings,
        contract,
        signing:
          contract && canSign
            ? {
                action: portalApi.sign,
                hidden: { booking: id },
                name: clientName,
                copyTo: isMailed ? clientEmail : null,
                keptWith: "session" as const,
                next: depositDue > 0 ? fill(agreement.form.next, { amount: dollars(depositDue) }) : "",
                fingerprint: await hexDigest(agreementText(id, contract.number, contract.sheet)),
                consent: consentTo(contract.sheet),
                form: refused ?? emptyForm,
              }
            : null,
        coSigner:
          coSigner.issues.length > 0 ||
          (contract && isNewest && (isHeld || status === "confirmed") && contract.unsigned.length > 0) ? (
            <CoSigner booking={id} named={booking.signers} form={coSigner} />
          ) : null,
        hold: isHeld ? hold : null,
        next: (
          <>
            {isHeld ? null : hold}
            {problem ? <Problem message={problem} /> : null}
            {isStanding && !proposal && c.req.query(portalParameters.done) === "kept" ? (
              <div className="mb-5">
                <Notice tone="ok">{agreement.page.kept}</Notice>
              </div>
            ) : null}
            {endedVersion && contract && !contract.isEnded && contract.unsigned.length > 0 ? (
              <NewAgreement before={endedVersion.number} />
            ) : null}
            {proposal && isStanding && proposal.answerBy !== null ? (
              <div className="mb-5">
                <Notice tone="ok">
                  <a className="text-link" href={portalView({ booking: id })}>
                    {agreement.page.moreMusic}
                  </a>
                </Notice>
              </div>
            ) : null}
            {proposal && isStanding && proposal.answerBy === null ? (
              <Proposal
                action={portalApi.amendment}
                hidden={{ booking: id }}
                reader=""
                booking={booking}
                proposal={proposal}
                ask={portalMessages({ booking: id })}
              />
            ) : null}
            {contract && (contract.signatures.length > 0 || contract.isAgreed) ? (
              <SignedNotice {...{ contract, depositDue }} payAt={portalPay("deposit", id)} isMailed={isMailed} />
            ) : null}
          </>
        ),
      };
      return c.render(<ContractPage {...props} />, {
        metadata: contractMetadata(words, id, categoryOfEventType(booking.eventType)),
      });
    },
  );
}
