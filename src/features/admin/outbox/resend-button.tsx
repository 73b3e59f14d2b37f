import type { ReactNode } from "react";
import type { MailState } from "../../../content/statuses.ts";
import { adminApi } from "../paths.ts";

interface ResendButtonProps {
  id: string;
  state: MailState | null;
  about?: string;
  children: ReactNode;
}

export function ResendButton({ id, state, about, children }: ResendButtonProps) {
  return (
    <form action={adminApi.resendMail} method="post">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="state" value={state ?? ""} />
      <button className="btn btn-small btn-secondary" type="submit">
        <span className="i-lucide-send" aria-hidden="true" />
        {children}
        {about ? <span className="visually-hidden">: {about}</span> : null}
      </button>
    </form>
  );
}
