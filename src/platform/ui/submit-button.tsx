import type { ReactNode } from "react";

interface SubmitButtonProps {
  sending: boolean;
  pending: string;
  look?: "primary" | "secondary";
  children: ReactNode;
}

export function SubmitButton({ sending, pending, look = "primary", children }: SubmitButtonProps) {
  return (
    <button className={`btn btn-${look} full`} type="submit" disabled={sending}>
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
