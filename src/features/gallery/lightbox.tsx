import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { type GalleryPicture, galleryFilterLabels } from "../../content/gallery.ts";
import { acrossPhones } from "../../content/picture.ts";
import { preloadPicture } from "../../platform/islands/preload-picture.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";

interface LightboxProps {
  pictures: readonly GalleryPicture[];
  index: number;
  show: (index: number) => void;
  closed: () => void;
}

const sizes = `${acrossPhones}, 1000px`;

const swipe = 48;

export function Lightbox({ pictures, index, show, closed }: LightboxProps) {
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
