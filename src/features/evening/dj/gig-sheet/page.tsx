import { dateInWords, instantInWords } from "../../../../platform/english.ts";
import { dialled } from "../../../../platform/fields/dialled.ts";
import { Island } from "../../../../platform/islands/island.tsx";
import printButton from "../../../../platform/islands/print-button.island.tsx";
import { DetailList } from "../../../../platform/ui/detail-list.tsx";
import { PaperHead } from "../../../../platform/ui/paper.tsx";
import { adminMetadata } from "../../../admin/frame/admin-metadata.ts";
import { adminPaths } from "../../../admin/paths.ts";
import { BookingLayout } from "../../../bookings/dj/booking-layout.tsx";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { SearchLinks } from "../../../crate/dj/search-links.tsx";
import type { GigSheet } from "../../gig-sheet.ts";
import { GigLists, GigMoments, TickButton } from "./gig-lists.tsx";
import gigTicks from "./gig-ticks.island.tsx";

function GigPlace({ sheet }: { sheet: GigSheet }) {
  const place = [sheet.venue, sheet.city].filter(Boolean).join(", ");
  return (
    <>
      <section>
        <h3>Where</h3>
        <DetailList
          facts={[
            ["Venue", place || "Not given yet"],
            ["Rain", sheet.rainPlan ?? ""],
            ["Same day", sheet.sameDay.join("; ")],
            ["Note", sheet.note ?? ""],
          ]}
        />
      </section>
      <section>
        <h3>Load-in</h3>
        <DetailList
          facts={[
            ["Arrive", sheet.arriveAt ?? "Not given yet"],
            ["Way", sheet.loadIn ?? ""],
            ["Power", sheet.power ?? "Not given yet"],
            ["Out by", sheet.outBy ?? ""],
            ["Team", sheet.team ?? ""],
          ]}
        />
      </section>
    </>
  );
}

function GigHead({ sheet: { clientName, eventType, language, date, guestCount, times, agreed } }: { sheet: GigSheet }) {
  return (
    <header className="gig-head">
      <div>
        <h2 className="display">{clientName}</h2>
        <p>
          {[eventType, dateInWords(date), guestCount === null ? "" : `about ${guestCount} guests`, language]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      <p className="gig-times">
        Music
        <b className="display">{times}</b>
        {agreed[0]}
      </p>
    </header>
  );
}

function GigCalls({ contacts }: { contacts: GigSheet["contacts"] }) {
  return (
    <section>
      <h3>Who to call</h3>
      <ul className="gig-calls">
        {contacts.map(({ name, role, phone }) => {
          const number = dialled(phone);
          return (
            <li key={`${name} ${phone}`}>
              <span>{[name, role].filter(Boolean).join(", ")}</span>
              {number ? <a href={`tel:${number}`}>{phone}</a> : phone}
            </li>
          );
        })}
      </ul>
      {contacts.length === 0 ? <p>Nobody is named yet.</p> : null}
    </section>
  );
}

interface GigSheetPageProps {
  sheet: GigSheet;
  now: number;
}

export function GigSheetPage({ sheet, now }: GigSheetPageProps) {
  const { gigSheet, gigTable, gigText, playlist, rekordbox } = bookingPaths(sheet.id);
  return (
    <BookingLayout id={sheet.id} clientName={sheet.clientName} current="Gig sheet">
      <nav className="gig-links no-print" aria-label="Files of the gig sheet">
        <a className="text-link" href={gigTable} download>
          Table (CSV)
        </a>
        <a className="text-link" href={gigText}>
          Plain text
        </a>
        <a className="text-link" href={playlist} download>
          Playlist (M3U8)
        </a>
        {sheet.crate ? (
          <a className="text-link" href={rekordbox} download>
            Playlist (rekordbox)
          </a>
        ) : null}
        <Island of={printButton} props={{ aside: true }} when="touch" />
      </nav>
      <Island of={gigTicks} props={{ path: gigSheet }} when="load" />
      <article className="paper gig">
        <PaperHead corner={["Gig sheet", ...(sheet.version.number > 0 ? [`Version ${sheet.version.number}`] : [])]} />
        <GigHead sheet={sheet} />
        <div className="gig-facts">
          <GigPlace sheet={sheet} />
          <GigCalls contacts={sheet.contacts} />
        </div>
        <GigMoments sheet={sheet} />
        <GigLists sheet={sheet} />
        {sheet.crate ? (
          <section className="gig-crate" aria-labelledby="gig-crate">
            <h3 id="gig-crate">{sheet.crate.words}</h3>
            <ul>
              {sheet.crate.open.map((song) => (
                <li key={song.key}>
                  {[song.title, song.artist].filter(Boolean).join(", ")}
                  {song.state === "doubtful" ? <a href={bookingPaths(sheet.id).crate}> (to choose)</a> : null}
                  {song.state === "missing" ? <SearchLinks song={song} /> : null}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <section aria-labelledby="gig-packing">
          <h3 id="gig-packing">Packed</h3>
          <div className="gig-packing">
            {sheet.packing.map(({ thing, subject, isDone }) => (
              <TickButton key={subject} subject={subject} isDone={isDone} label={`Packed: ${thing}`} words={thing} />
            ))}
          </div>
        </section>
        <footer className="gig-foot">
          <p>
            <b>{sheet.signed}:</b> {sheet.agreed.join(". ")}
          </p>
          {sheet.proposed.length > 0 ? (
            <p>
              <b>Proposed, not agreed:</b> {sheet.proposed.join("; ")}
            </p>
          ) : null}
          <p>
            {sheet.version.number > 0 ? `Version ${sheet.version.number}, ` : ""}
            {sheet.version.at === null ? "" : `changed ${instantInWords(sheet.version.at)}, `}
            Printed {instantInWords(now)}
          </p>
        </footer>
      </article>
    </BookingLayout>
  );
}

export const gigSheetMetadata = adminMetadata({
  title: "Gig sheet",
  description:
    "One page for the evening: times, contacts, load-in, names, songs by moment, what not to play, and what to pack.",
  path: adminPaths.bookings,
});
