import { ConfirmFirst } from "./confirm-first.tsx";

export function RevokeLinks() {
  return (
    <ConfirmFirst
      id="ask-revoke"
      label="Revoke all links"
      icon="i-lucide-link-2-off"
      className="btn btn-secondary btn-small"
      question="Of this person, on all bookings: links that were mailed (portal, quotes, calendar, waitlist) and keys to a plan open nothing any more, and every browser is signed out. The guests' page gets a new code, so cards on its tables have to be printed again. A new link to the portal can be sent at any time."
    >
      <button className="btn btn-danger" type="submit" name="change" value="revoke">
        Revoke them
      </button>
    </ConfirmFirst>
  );
}
