import { site } from "../../../content/site.ts";
import type { Frame } from "../../../platform/pages/document.tsx";
import { paths } from "../../site/paths.ts";

const NoHeader = () => null;

/** Who plays, and what is kept of a guest. The list itself has all of the screen. */
function GuestFooter() {
  return (
    <footer className="guest-footer small">
      <a href={paths.home}>Music by {site.name}</a>
      <a href={paths.privacy}>Privacy</a>
    </footer>
  );
}

/** What stands around the page of an event's guests: no menu, and nothing that is for sale. */
export const guestFrame: Frame = { Header: NoHeader, Footer: GuestFooter };
