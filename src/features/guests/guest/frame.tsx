import { site } from "../../../content/site.ts";
import type { Frame } from "../../../platform/pages/document.tsx";
import { paths } from "../../site/paths.ts";

const NoHeader = () => null;

function GuestFooter() {
  return (
    <footer className="guest-footer small">
      <a href={paths.home}>Music by {site.name}</a>
      <a href={paths.privacy}>Privacy</a>
    </footer>
  );
}

/** No menu, and nothing for sale. */
export const guestFrame: Frame = { Header: NoHeader, Footer: GuestFooter };
