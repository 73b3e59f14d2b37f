import { Hono } from "hono";
import type { BookingStatus } from "../../../content/statuses.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { instantInWords } from "../../../platform/english.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { listInWords } from "../../../platform/numbers.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { actorOf, idOf, noticeAbout, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { BookingLayout } from "../../bookings/dj/booking-layout.tsx";
import { countersignForm, proposalForm } from "../../bookings/dj/form.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { statusAt } from "../../bookings/model.ts";
import { portalOnPaper } from "../../portal/access/portal-code.ts";
import { withQuery } from "../../site/paths.ts";
import { agreementPaper, versionAsked } from "../agreement-file.ts";
import { acceptByDj } from "../changes/accept-change.ts";
import { endProposal } from "../changes/end-proposal.ts";
import { whyByHand } from "../client-words.ts";
import { ContractSheet } from "../contract-sheet.tsx";
import { contractOfBooking } from "../read-contract.ts";
import { countersign } from "../sign-agreement.ts";
import { agreementQuery } from "../signatures.ts";
import type { ShownContract } from "../versions.ts";

const path = bookingPaths(":id").contract;

const signing = formRoute({
  path,
  schema: countersignForm,
  mails: true,
  async act(c) {
    const id = idOf(c);
    const signed = await countersign(primary(c.env.DB), id, actorOf(c));
    return redirectWithNotice(bookingPaths(id).contract, signed ? "countersigned" : "not-countersigned");
  },
});

const decisions = {
  accepted: "amendment-accepted",
  waits: "amendment-waits",
  "date-gone": "amendment-date-gone",
  clashes: "amendment-clashes",
  "signs-anew": "amendment-signs-anew",
  gone: "amendment-gone",
} as const;

const deciding = formRoute({
  path: bookingPaths(":id").proposal,
  schema: proposalForm,
  guard: changesDates,
  mails: true,
  comesBackTo: (c) => bookingPaths(idOf(c)).page,
  async act(c, { amendment, change, words = null }, now) {
    const db = primary(c.env.DB);
    const { page } = bookingPaths(idOf(c));
    if (change === "accept" || change === "signed-on-paper") {
      const accepted = { bookingId: idOf(c), amendment, isOnPaper: change === "signed-on-paper" };
      return redirectWithNotice(page, decisions[await acceptByDj(db, accepted, actorOf(c))]);
    }
    const ended = await endProposal(db, { bookingId: idOf(c), amendment, who: actorOf(c), words }, now);
    return redirectWithNotice(page, ended ? "amendment-ended" : "amendment-gone");
  },
});

interface ContractPageProps {
  booking: { id: string; clientName: string; eventType: string; status: BookingStatus };
  /** Cents. */
  depositDue: number;
  contract: ShownContract;
  /** Shows the open proposal as accepted, to sign on paper. */
  isProposed: boolean;
  notice: string | null;
  onPaper: string | null;
}

function ContractPage({ booking, depositDue, contract, isProposed, notice, onPaper }: ContractPageProps) {
  const { id, clientName, status } = booking;
  const { contract: here, agreementPdf } = bookingPaths(id);
  const signatures = [...contract.amends, ...contract.signatures];
  const isWaiting = contract.unsigned.length === 0 && !contract.isEnded;
  const canCountersign =
    isWaiting && signatures.length > 0 && signatures.every((each) => each.countersignedAt === null);
  return (
    <BookingLayout {...{ id, clientName }} current="Contract" isCanceled={status === "cancelled"}>
      <DoneNotice text={notice} />
      {isProposed ? (
        <p className="mb-5 no-print">
          Proposed, not agreed. Print it to have it signed on paper, then enter that at the booking.
        </p>
      ) : null}
      {canCountersign ? (
        <form className="no-print mb-5" method="post" action={here}>
          <p className="mb-3">
            {listInWords(
              signatures.map(({ name, signedAt }) => `${name} has signed this on ${instantInWords(signedAt)}`),
            )}
            . It counts once you have, too. {whyByHand(contract.sheet)}
          </p>
          <button className="btn btn-primary" type="submit" name="change" value="sign">
            Sign it
          </button>
        </form>
      ) : null}
      <ContractSheet
        {...contract}
        id={id}
        status={status}
        depositDue={depositDue}
        at={(version) => withQuery(here, { [listParameters.version]: String(version) })}
      >
        <Island of={printButton} props={{ aside: true }} when="near" />
        {contract.isAgreed && !isProposed ? (
          <a
            className="text-link gap-2"
            href={withQuery(agreementPdf, { [listParameters.version]: String(contract.number) })}
          >
            <span className="i-lucide-download" aria-hidden="true" />
            Version {contract.number} as a PDF
          </a>
        ) : null}
      </ContractSheet>
      {onPaper ? <p className="mt-4">{onPaper}</p> : null}
    </BookingLayout>
  );
}

const contractMetadata = adminMetadata({
  title: "A contract",
  description: "The contract of one booking, in each version that the client has seen, with what an edit has changed.",
  path: adminPaths.bookings,
});

export const bookingContract = new Hono<AppEnv>()
  .get(path, async (c) => {
    const found = await contractOfBooking(primary(c.env.DB), idOf(c), c.req.query(listParameters.version), Date.now());
    if (!found) return c.notFound();
    const notice = noticeAbout(c.req.query(listParameters.notice), found.booking.clientEmail);
    const onPaper = await portalOnPaper(c, found.booking);
    return c.render(
      <ContractPage
        {...found}
        booking={{ ...found.booking, status: statusAt(found.booking, Date.now()) }}
        notice={notice}
        onPaper={onPaper}
      />,
      { metadata: contractMetadata },
    );
  })
  .get(bookingPaths(":id").agreementPdf, async (c) => {
    const asked = versionAsked(c.req.query(listParameters.version));
    const [first, ...others] = await agreementQuery(primary(c.env.DB), idOf(c), asked);
    if (!first) return c.notFound();
    const { content, filename } = await agreementPaper([first, ...others], settingsOf(c.env).siteOrigin);
    return c.body(content, 200, attachment(filename));
  })
  .route("/", signing)
  .route("/", deciding);
