import { requestReplyHours } from "../../../content/offers.ts";
import { site } from "../../../content/site.ts";

export function Promises() {
  return (
    <ul className="portal-promises">
      <li>
        <span className="i-lucide-clock" aria-hidden="true" />
        <p>
          <b>Answered within {requestReplyHours} hours</b>
          <br />
          <span className="small text-muted">You get an email, and the answer stands here</span>
        </p>
      </li>
      <li>
        <span className="i-lucide-phone" aria-hidden="true" />
        <p>
          <a href={site.phone.href}>{site.phone.display}</a>
          <br />
          <span className="small text-muted">On the day itself, call</span>
        </p>
      </li>
    </ul>
  );
}
