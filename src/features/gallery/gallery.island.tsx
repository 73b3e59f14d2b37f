import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type GalleryFilter,
  type GalleryItem,
  type GalleryPicture,
  galleryFilterLabels,
  galleryFilters,
  isGalleryFilter,
  picturesOf,
} from "../../content/gallery.ts";
import { acrossPhones } from "../../content/picture.ts";
import { island } from "../../platform/islands/define.ts";
import { isPlainClick } from "../../platform/islands/plain-click.ts";
import { transition } from "../../platform/islands/view-transition.ts";
import { Mark } from "../../platform/ui/mark.tsx";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { galleryOf, galleryQuery } from "../site/paths.ts";
import { Lightbox } from "./lightbox.tsx";

export interface GalleryProps {
  items: readonly GalleryItem[];
  /** `null` for an unknown category in the URL. */
  filter: GalleryFilter | null;
}

const sizesOf = (span: GalleryPicture["span"]): string => `${acrossPhones}, ${span * 100 - 24}px`;

function filterOfAddress(): GalleryFilter | null {
  const asked = new URLSearchParams(location.search).get(galleryQuery.category) ?? "all";
  return isGalleryFilter(asked) ? asked : null;
}

/** Links and pictures work without a script. */
function Gallery({ items, filter: initial }: GalleryProps) {
  const [filter, setFilter] = useState(initial);
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const pictures = picturesOf(items, filter);

  useEffect(() => {
    const follow = () => setFilter(filterOfAddress());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  function narrow(event: MouseEvent, next: GalleryFilter) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (next === filter) return;
    history.pushState(null, "", galleryOf(next));
    // The visitor may have gone back by then.
    transition(() => flushSync(() => setFilter(filterOfAddress())));
  }

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    // The pending close event of the last viewer would close this picture.
    flushSync(() => setShown(null));
    setShown(index);
  }

  function close() {
    setShown(null);
    opener.current?.focus();
  }

  return (
    <>
      <nav className="gallery-filters" aria-label="Kind of picture">
        {galleryFilters.map((option) => (
          <a
            key={option}
            className="gallery-filter"
            href={galleryOf(option)}
            aria-current={option === filter ? "true" : undefined}
            data-replay=""
            onClick={(event) => narrow(event, option)}
          >
            <span>{galleryFilterLabels[option]}</span>
            <span className="text-muted">{picturesOf(items, option).length}</span>
          </a>
        ))}
      </nav>
      <div className="gallery-sun" aria-hidden="true" />
      {pictures.length === 0 ? (
        <div className="text-center py-16">
          <Mark className="w-[72px] mx-auto mb-6 text-field-line" />
          <p className="h3">No images found in this category</p>
          <a className="text-link mt-3" href={galleryOf("all")}>
            See all pictures
          </a>
        </div>
      ) : (
        <ul className="gallery">
          {pictures.map(({ id, picture, hour, caption, span }, index) => (
            <li key={id} data-span={span}>
              <a href={picture.src} data-replay="" onClick={(event) => open(event, index)}>
                <PictureFrame picture={picture} sizes={sizesOf(span)} priority={index === 0} className="h-full" />
                <span className="gallery-caption" aria-hidden="true">
                  {hour ? <b className="display">{hour}</b> : null} {caption}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {pictures.length} pictures
      </p>
      {shown === null ? null : <Lightbox pictures={pictures} index={shown} show={setShown} closed={close} />}
    </>
  );
}

export default island("gallery", Gallery);
