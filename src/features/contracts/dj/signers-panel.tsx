import { signerRoles } from "../../../content/statuses.ts";
import { instantInWords } from "../../../platform/english.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { ConfirmFirst } from "../../admin/frame/confirm-first.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import type { Proposal } from "../../bookings/amendments.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { neededSigners, sideOf, signersOf } from "../../bookings/model.ts";
import type { Booking } from "../../bookings/read-bookings.ts";
import { type SignerField, signerRoleLabels } from "./signers-form.ts";

export interface SignedBy {
  agreement: number;
  /** Empty: the client. */
  signer: string;
  by: string | null;
  signedAt: number;
}

interface SignersPanelProps {
  booking: Pick<Booking, "id" | "clientName" | "companyName" | "clientEmail" | "agreement" | "signers">;
  signed: readonly SignedBy[];
  proposal: Proposal | null;
  /** The booking is canceled, or its date is not held. */
  isClosed: boolean;
  form: FormState<SignerField>;
}

const blank: FormState<SignerField> = emptyForm;

const labels = { name: "Name", role: "For whom they sign", email: "Email", address: "Email" };

function stateInWords(signature: SignedBy | undefined, email: string | null): string {
  if (signature === undefined) return email === null ? "Not signed. Signs on paper." : `Not signed. Signs by ${email}.`;
  const { signedAt, by } = signature;
  return by === null
    ? `Signed on ${instantInWords(signedAt)}.`
    : `Signed on paper, entered on ${instantInWords(signedAt)} by ${by}.`;
}

export function SignersPanel({ booking, signed, proposal, isClosed, form }: SignersPanelProps) {
  const { id, agreement } = booking;
  const signers = proposal ? signersOf(booking.signers, proposal) : booking.signers;
  const joining = signers.slice(booking.signers.length);
  const { signer: action, signers: adding } = bookingPaths(id);
  const client = booking.clientEmail.includes("@") ? booking.clientEmail : null;
  const refused = form.values.signer;
  const idOf = (field: string) => `signer-${field}`;
  const field = fieldsOf({ idOf, labels, form: refused === undefined ? form : blank });
  const signatureOf = (signer: string) => signed.find((each) => each.agreement === agreement && each.signer === signer);
  const needed = [...neededSigners(booking), ...joining];
  return (
    <Panel id="signers-title" title="Who signs">
      <ul className="panel-rows">
        {needed.map(({ id: signer, name, role }) => {
          const found = signers.find((each) => each.id === signer);
          const joins = joining.some((each) => each.id === signer);
          const yes = joins && proposal?.yeses.find((each) => each.signer === signer);
          const signature = signatureOf(signer);
          const email = found ? found.email : client;
          const isOpen = signature === undefined && !yes && !isClosed;
          return (
            <li key={signer}>
              <h3 className="flex flex-wrap items-center gap-2">
                {name} <span className="badge">{found ? signerRoleLabels[found.role] : sideOf(role)}</span>
              </h3>
              <p className="small text-muted break-words">
                {yes
                  ? `Signed on ${instantInWords(yes.at)} by ${email}. It counts once all have said yes.`
                  : stateInWords(signature, email)}
                {joins ? " Proposed, not agreed." : ""}
              </p>
              {isOpen || (!isClosed && (found || signature?.by)) ? (
                <form className="status-buttons mt-3" method="post" action={action}>
                  <input type="hidden" name="signer" value={signer} />
                  {isOpen && found?.email ? (
                    <button className="btn btn-small btn-secondary" type="submit" name="change" value="mail">
                      Send a new link<span className="visually-hidden"> to {name}</span>
                    </button>
                  ) : null}
                  {isOpen && !joins ? (
                    <ConfirmFirst
                      id={`paper-${signer || "client"}`}
                      label="Signed on paper"
                      icon="i-lucide-file-pen"
                      className="btn btn-small btn-secondary"
                      question={`It says that ${name} has signed the printed agreement, and you as well.`}
                    >
                      <button className="btn btn-primary" type="submit" name="change" value="paper">
                        Signed by {name}
                      </button>
                    </ConfirmFirst>
                  ) : null}
                  {signature?.by ? (
                    <ConfirmFirst
                      id={`not-signed-${signer || "client"}`}
                      label="It was not signed"
                      icon="i-lucide-rotate-ccw"
                      className="btn btn-small btn-quiet"
                      question="The agreement ends, with all that was signed of it, and is signed anew. The client is told, and who has a link of their own is mailed it again."
                    >
                      <button className="btn btn-primary" type="submit" name="change" value="not-signed">
                        End the agreement
                      </button>
                    </ConfirmFirst>
                  ) : null}
                  {found ? (
                    <button className="btn btn-small btn-quiet" type="submit" name="change" value="remove">
                      Take off<span className="visually-hidden"> {name}</span>
                    </button>
                  ) : null}
                </form>
              ) : null}
              {!isClosed && found ? (
                <details open={refused === signer}>
                  <summary className="text-link small">
                    {found.email ? "Another email address" : "Give an email address"}
                    <span className="visually-hidden"> for {name}</span>
                  </summary>
                  <form className="form-grid mt-3" method="post" action={action} noValidate>
                    <input type="hidden" name="signer" value={signer} />
                    <input type="hidden" name="change" value="address" />
                    <TextField
                      {...fieldsOf({
                        idOf: (each) => `${signer}-${each}`,
                        labels,
                        form: refused === signer ? form : { values: { address: found.email ?? "" }, issues: [] },
                      })("address")}
                      type="email"
                      optional
                      className="full"
                      hint={`The link to the old address ends${yes ? ", and so does what was signed by it" : ""}. Without one they sign on paper.`}
                    />
                    <button className="btn btn-small btn-secondary" type="submit">
                      Save
                    </button>
                  </form>
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
      {isClosed || needed.every((each) => signatureOf(each.id) || joining.some(({ id }) => id === each.id)) ? null : (
        <p className="small text-muted">“Signed on paper” says that you have signed that paper as well.</p>
      )}
      {isClosed ? null : (
        <details open={refused === undefined && form.issues.length > 0}>
          <summary className="text-link">Add a signer</summary>
          <form className="form-grid mt-3" method="post" action={adding} noValidate>
            <ErrorSummary issues={refused === undefined ? form.issues : []} labels={labels} idOf={idOf} takesFocus />
            <TextField {...field("name")} className="full" />
            <SelectField {...field("role")} options={signerRoles} optionLabels={signerRoleLabels} className="full" />
            <TextField
              {...field("email")}
              type="email"
              optional
              className="full"
              hint="Gets a link to the agreement, nothing else of the booking. Without one they sign on paper."
            />
            <p className="small text-muted full">
              Whom you add here for the company or as a parent signs in the client’s place; whom the client names signs
              as well. Once all have signed, this is a change that the client has to accept.
            </p>
            <button className="btn btn-secondary full" type="submit">
              Add
            </button>
          </form>
        </details>
      )}
    </Panel>
  );
}
