import { site } from "../../../content/site.ts";
import { fill } from "../../../platform/language.ts";
import type { Frame } from "../../../platform/pages/document.tsx";
import { allWords, useWords } from "../../../platform/pages/words.ts";
import { portalParameters } from "../../portal/paths.ts";

const NoHeader = () => null;

function GuestFooter() {
  const { formats, frame, guests } = useWords();
  return (
    <footer className="guest-footer small">
      <a href={frame.home}>{fill(guests.musicBy, { name: site.name })}</a>
      <a href={guests.privacy.href}>{guests.privacy.label}</a>
      {allWords.map((other) =>
        other.formats.tag === formats.tag ? null : (
          <a
            key={other.formats.tag}
            href={`?${portalParameters.language}=${other.formats.tag}`}
            lang={other.formats.tag}
          >
            {other.frame.name}
          </a>
        ),
      )}
    </footer>
  );
}

/** No menu. */
export const guestFrame: Frame = { Header: NoHeader, Footer: GuestFooter };
