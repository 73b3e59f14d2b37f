import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { portalPay } from "../../bookings/client/paths.ts";
import { categoryOf, eventDateOf } from "../../bookings/client-view.ts";
import { heldFor } from "../../bookings/hold-left.ts";
import type { NotHeldAgain } from "../../bookings/hold-own-again.ts";
import { statusAt } from "../../bookings/status-at.ts";
import { toldDifferences } from "../../bookings/told-words.ts";
import { signedOut } from "../../portal/frame/door.tsx";
import { HoldNotice } from "../../portal/frame/hold-notice.tsx";
import { keepSession } from "../../portal/frame/session.ts";
import { portalQuery } from "../../portal/paths.ts";
import { agreementText, fingerprintOf } from "../agreement-text.ts";
import { readContract } from "../read-contract.ts";
import { consentWords } from "../sign-agreement.ts";
import { DateGone } from "./date-gone.tsx";
import type { SignField } from "./form.ts";
import { ContractPage, contractMetadata } from "./page.tsx";
import { Proposal } from "./proposal.tsx";
import { SignedNotice } from "./signed-notice.tsx";

/** The contract as the address asks for it, or that of a refused form with what was typed. */
export async function showContract(
  c: Context<AppEnv>,
  refused?: FormState<SignField>,
  { notHeld = null, dateGone = false }: { notHeld?: NotHeldAgain | null; dateGone?: boolean } = {},
): Promise<Response> {
  const { sid } = c.var;
  const now = Date.now();
  const asked = refused
    ? { booking: refused.values.booking ?? "", version: undefined }
    : { booking: c.req.query(portalQuery.booking) || null, version: c.req.query(portalQuery.version) };
  const found = sid && (await readContract({ db: primary(c.env.DB), sid, now }, asked));
  if (!found || found === "signed-out") return signedOut(c);
  if (found === "missing") return c.notFound();
  const { session, booking, bookings, contract, proposal } = found;
  keepSession(c, session);
  const { id, clientName, clientEmail } = booking;
  const status = statusAt(booking, now);
  const isHeld = status === "hold";
  const depositDue = isHeld ? found.depositDue : 0;
  const isNewest = contract?.number === contract?.versions[0]?.number;
  const canSign = contract && !contract.signature && !contract.amends && isNewest && (isHeld || status === "confirmed");
  const props = {
    booking: { id, eventDate: eventDateOf(booking), clientName, clientEmail, depositDue, isHeld },
    bookings,
    contract,
    signing: canSign
      ? {
          fingerprint: await fingerprintOf(agreementText(id, contract.number, contract.sheet)),
          consent: consentWords,
          form: refused ?? emptyForm,
        }
      : null,
    next: (
      <>
        <HoldNotice
          {...{ id, status, eventDate: eventDateOf(booking), held: heldFor(booking, now), refused: notHeld }}
          holdEndsAt={booking.holdEndsAt}
          isHeldTwice={booking.isHeldTwice}
        />
        {dateGone ? <DateGone /> : null}
        {proposal && (isHeld || status === "confirmed") ? (
          <Proposal
            booking={id}
            proposal={{ id: proposal.id, changes: toldDifferences(proposal.before, proposal.after) }}
          />
        ) : null}
        {contract?.signature ? (
          <SignedNotice {...contract.signature} depositDue={depositDue} payAt={portalPay("deposit", id)} />
        ) : null}
      </>
    ),
  };
  return c.render(<ContractPage {...props} />, { metadata: contractMetadata(categoryOf(booking.eventType)) });
}
