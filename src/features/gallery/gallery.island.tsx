import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
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
import { preloadPicture } from "../../platform/islands/preload-picture.ts";
import { transition } from "../../platform/islands/view-transition.ts";
import { Mark } from "../../platform/ui/mark.tsx";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { galleryOf, galleryParameters } from "../site/paths.ts";

export interface GalleryProps {
  items: readonly GalleryItem[];
  /** `null` for an unknown category in the URL. */
  filter: GalleryFilter | null;
}

const sizesOf = (span: GalleryPicture["span"]): string => `${acrossPhones}, ${span * 100 - 24}px`;

function filterOfAddress(): GalleryFilter | null {
  const asked = new URLSearchParams(location.search).get(galleryParameters.category) ?? "all";
  return isGalleryFilter(asked) ? asked : null;
}

interface LightboxProps {
  pictures: readonly GalleryPicture[];
  index: number;
  show: (index: number) => void;
  closed: () => void;
}

const sizes = `${acrossPhones}, 1000px`;

const swipe = 48;

function Lightbox({ pictures, index, show, closed }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const go = (step: 1 | -1) => show((index + step + pictures.length) % pictures.length);
  const close = () => dialog.current?.close();

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    for (const step of [1, -1]) {
      const item = pictures.at((index + step) % pictures.length);
      if (item) void preloadPicture(item.picture, sizes);
    }
  }, [pictures, index]);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "ArrowRight") go(1);
    else if (key === "ArrowLeft") go(-1);
  }

  function onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
    touch.current = pointerType !== "mouse" && isPrimary ? { x: clientX, y: clientY } : null;
  }

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    const start = touch.current;
    touch.current = null;
    if (!start) return;
    const across = clientX - start.x;
    if (Math.abs(across) >= swipe && Math.abs(across) > Math.abs(clientY - start.y)) go(across < 0 ? 1 : -1);
  }

  function onClick({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) close();
  }

  const shown = pictures[index];
  if (!shown) return null;
  return (
    <dialog
      className="lightbox"
      ref={dialog}
      aria-label="Picture viewer"
      onClose={closed}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
    >
      <p className="lightbox-count text-muted">
        <b className="text-text">{index + 1}</b> of {pictures.length}
      </p>
      <button type="button" data-to="close" onClick={close} aria-label="Close">
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
      <button type="button" data-to="back" onClick={() => go(-1)} aria-label="Previous picture">
        <span className="i-lucide-chevron-left" aria-hidden="true" />
      </button>
      <PictureFrame key={shown.id} picture={shown.picture} sizes={sizes} priority className="lightbox-picture" />
      <button type="button" data-to="next" onClick={() => go(1)} aria-label="Next picture">
        <span className="i-lucide-chevron-right" aria-hidden="true" />
      </button>
      <div className="lightbox-caption" aria-live="polite">
        <p className="font-600">{shown.caption}</p>
        <p className="small text-muted">{galleryFilterLabels[shown.category]}</p>
      </div>
    </dialog>
  );
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
