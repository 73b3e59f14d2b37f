import { instantInWords } from "../../../platform/dates.ts";
import { AskOnce } from "../../admin/frame/ask-once.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { bookingPaths } from "./paths.ts";

interface PortalLinkCardProps {
  id: string;
  signedIn: { sessions: number; lastSignIn: number | null };
}

/** The client's way into the portal: whether it is used, and the buttons that send and end it. */
export function PortalLinkCard({ id, signedIn: { sessions, lastSignIn } }: PortalLinkCardProps) {
  return (
    <Panel id="portal-title" title="Client's portal">
      <p className="flex gap-2">
        <span
          className={
            sessions > 0
              ? "i-lucide-circle-check mt-[.15em] text-accent-text"
              : "i-lucide-circle-dashed mt-[.15em] text-muted"
          }
          aria-hidden="true"
        />
        {sessions > 0
          ? `Signed in on ${sessions === 1 ? "1 device" : `${sessions} devices`}${lastSignIn ? `, last on ${instantInWords(lastSignIn)}` : ""}`
          : "Not signed in anywhere."}
      </p>
      <form className="status-buttons" method="post" action={bookingPaths(id).portalLink}>
        <button className="btn btn-secondary btn-small" type="submit" name="change" value="send">
          <span className="i-lucide-send" aria-hidden="true" />
          Send the link
        </button>
        <AskOnce
          id="ask-revoke"
          label="Revoke all links"
          icon="i-lucide-link-2-off"
          className="btn btn-quiet btn-small"
          question="Of this client, on all bookings: links that were mailed (portal, quotes, calendar) and keys to a plan open nothing any more, and every browser is signed out. A new link to the portal can be sent at any time."
        >
          <button className="btn btn-danger" type="submit" name="change" value="revoke">
            Revoke them
          </button>
        </AskOnce>
      </form>
    </Panel>
  );
}
