import type { ReactNode } from "react";

interface SubmitButtonProps {
  sending: boolean;
  pending: string;
  children: ReactNode;
}

export function SubmitButton({ sending, pending, children }: SubmitButtonProps) {
  return (
    <button className="btn btn-primary full" type="submit" disabled={sending}>
      {sending ? (
        <>
          <span className="spinner" aria-hidden="true" />
          {pending}
        </>
      ) : (
        children
      )}
    </button>
  );
}
