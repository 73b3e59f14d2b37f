import type { ReactNode } from "react";

interface SubmitButtonProps {
  sending: boolean;
  /** What the button reads while the form is under way. */
  pending: string;
  children: ReactNode;
}

/** The button of a form: names the result, and shows that it is under way. */
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
