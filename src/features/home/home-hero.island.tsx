import { useSetAtom } from "jotai";
import { Fragment, type MouseEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { type EventCategory, eventCategories } from "../../content/categories.ts";
import { corporateHero, privatePartyHero, weddingHero } from "../../content/page-pictures.ts";
import { acrossPhones, type Picture } from "../../content/picture.ts";
import type { home as words } from "../../content/words/en/home.ts";
import { categoryAtom, useCategory } from "../../platform/islands/atoms.ts";
import { island } from "../../platform/islands/define.ts";
import { preloadPicture } from "../../platform/islands/preload-picture.ts";
import { Slot } from "../../platform/islands/slot.tsx";
import { transition } from "../../platform/islands/view-transition.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { homeTab } from "../site/paths.ts";

interface HomeHeroProps {
  category: EventCategory;
  /** The page, in its language. */
  home: string;
  words: Pick<typeof words, "kinds" | "kindOfEvent">;
}

export const heroPictures: Readonly<Record<EventCategory, Picture>> = {
  corporate: corporateHero,
  wedding: weddingHero,
  "private-party": privatePartyHero,
};

export const heroSizes = `${acrossPhones}, 84vw`;

function HomeHero({ category: initial, home, words: { kinds, kindOfEvent } }: HomeHeroProps) {
  const category = useCategory(initial);
  const choose = useSetAtom(categoryAtom);
  const copy = kinds[category];
  const asked = useRef(category);

  useEffect(() => {
    document.body.dataset.accent = category;
  }, [category]);

  async function open(event: MouseEvent<HTMLAnchorElement>, next: EventCategory) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    asked.current = next;
    if (next === category) return;
    await preloadPicture(heroPictures[next], heroSizes);
    // Another tab was clicked meanwhile.
    if (asked.current !== next) return;
    transition(() => {
      flushSync(() => choose(next));
      document.body.dataset.accent = next;
      history.replaceState(history.state, "", homeTab(next, home));
    });
  }

  return (
    <div className="hero">
      <PictureFrame
        key={category}
        picture={heroPictures[category]}
        sizes={heroSizes}
        priority
        decorative
        className="hero-picture"
      />
      <div className="wrap hero-grid">
        <nav className="tabs" aria-label={kindOfEvent}>
          {eventCategories.map((tab) => (
            <a
              key={tab}
              href={homeTab(tab, home)}
              className="tab"
              data-replay=""
              aria-current={tab === category ? "true" : undefined}
              onClick={(event) => void open(event, tab)}
            >
              <span className="tab-long">{kinds[tab].tab}</span>
              <span className="tab-short">{kinds[tab].shortTab}</span>
            </a>
          ))}
        </nav>
        <div className="hero-copy" aria-live="polite">
          <h1 className="hero-title display">
            {copy.headline.map((phrase) => (
              <Fragment key={phrase}>
                <span className="whole">{phrase}</span>{" "}
              </Fragment>
            ))}
          </h1>
          <p className="hero-lead">{copy.lead}</p>
        </div>
        <Slot className="hero-date" />
        <ul className="checks hero-checks">
          {copy.bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
        <dl className="stats">
          {copy.stats.map(({ value, unit, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="display">
                {value}
                {unit ? <small> {unit}</small> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

export default island("home-hero", HomeHero);
