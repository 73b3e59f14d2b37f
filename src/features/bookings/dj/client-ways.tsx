import { dialled } from "../../admin/frame/dialled.ts";

/** The client by one tap: call, text, mail. `email` is `null` for a client who was erased. */
export function ClientWays({ phone, email }: { phone: string | null; email: string | null }) {
  const number = dialled(phone);
  if (!number && !email) return null;
  return (
    <div className="status-buttons no-print">
      {number ? (
        <>
          <a className="btn btn-secondary" href={`tel:${number}`}>
            <span className="i-lucide-phone" aria-hidden="true" />
            Call
          </a>
          <a className="btn btn-secondary" href={`sms:${number}`}>
            <span className="i-lucide-message-square" aria-hidden="true" />
            Text
          </a>
        </>
      ) : null}
      {email ? (
        <a className="btn btn-secondary" href={`mailto:${email}`}>
          <span className="i-lucide-mail" aria-hidden="true" />
          Mail
        </a>
      ) : null}
    </div>
  );
}
