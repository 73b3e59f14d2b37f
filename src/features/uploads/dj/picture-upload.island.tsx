import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { island } from "../../../platform/islands/define.ts";
import { adminApi } from "../../admin/paths.ts";
import { type PictureHeader, pictureFaults, pictureHeader, pictureLimits, variantWidths } from "../picture-file.ts";

const stored = z.object({ id: z.string() });
const refused = z.object({ message: z.string() });

const unreachable = "The picture did not arrive. Please check the connection and save again: nothing is lost.";

/** Upright, without the camera's metadata. */
interface PreparedPicture {
  variants: readonly Blob[];
  colors: string;
  preview: string;
}

/** Bytes: photos have a thumbnail and more before its end. */
const headBytes = 512 * 1024;

const quality = 0.8;

function drawn(
  bitmap: ImageBitmap,
  width: number,
  height = Math.round((bitmap.height / bitmap.width) * width),
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.max(1, height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("not encoded"))), type, quality),
  );

/** Safari writes PNG when asked for WebP. */
async function typeHere(canvas: HTMLCanvasElement): Promise<"image/webp" | "image/jpeg"> {
  return (await encoded(canvas, "image/webp")).type === "image/webp" ? "image/webp" : "image/jpeg";
}

function colorsOf(bitmap: ImageBitmap): string {
  const pixels = drawn(bitmap, 1, 3).getContext("2d")?.getImageData(0, 0, 1, 3).data ?? [];
  const hex = [...pixels].map((part) => part.toString(16).padStart(2, "0"));
  return [0, 4, 8].map((at) => `#${hex.slice(at, at + 3).join("")}`).join(",");
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** `null` when nothing is wrong. */
async function faultOf(file: File): Promise<string | null> {
  const header: PictureHeader | null = pictureHeader(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!header) return pictureFaults.noPicture;
  if (file.size > pictureLimits.file) return pictureFaults.tooLarge(file.size);
  if (Math.max(header.width, header.height) > pictureLimits.side) return pictureFaults.tooWide(header);
  return null;
}

async function preparePicture(file: File): Promise<PreparedPicture | { fault: string }> {
  try {
    const fault = await faultOf(file);
    if (fault) return { fault };
    const bitmap = await createImageBitmap(file);
    const widest = Math.min(bitmap.width, variantWidths.at(-1) ?? 0);
    if (bitmap.width < variantWidths[0]) return { fault: pictureFaults.tooSmall(bitmap.width) };
    const widths = [...variantWidths.filter((width) => width < widest), widest];
    const type = await typeHere(drawn(bitmap, 1));
    const variants = await Promise.all(widths.map((width) => encoded(drawn(bitmap, width), type)));
    const colors = colorsOf(bitmap);
    bitmap.close();
    const [narrowest] = variants;
    return { variants, colors, preview: narrowest ? await dataAddress(narrowest) : "" };
  } catch {
    return { fault: pictureFaults.broken };
  }
}

async function sendPicture(
  { variants, colors }: PreparedPicture,
  alt: string,
): Promise<{ id: string } | { fault: string }> {
  const body = new FormData();
  body.set("alt", alt);
  body.set("colors", colors);
  for (const variant of variants) body.append("variants", variant, "variant");
  try {
    const answer = await fetch(adminApi.uploads, { method: "POST", credentials: "include", body });
    const json: unknown = await answer.json().catch(() => null);
    const id = answer.ok ? z.safeParse(stored, json).data?.id : undefined;
    return id ? { id } : { fault: z.safeParse(refused, json).data?.message ?? unreachable };
  } catch {
    return { fault: unreachable };
  }
}

interface PictureUploadProps {
  id: string;
  name: string;
}

/** Sends the picture before the form around it, which waits while there is a fault. */
function PictureUpload({ id, name }: PictureUploadProps) {
  const [picture, setPicture] = useState<PreparedPicture | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState<"preparing" | "sending" | null>(null);
  const [ready, setReady] = useState(false);
  const radio = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const newest = useRef<File | null>(null);

  useEffect(() => setReady(true), []);
  useEffect(() => {
    const form = radio.current?.form;
    if (!picture || !form) return;
    let sending = false;
    async function submit(event: SubmitEvent) {
      const option = radio.current;
      if (!picture || !option?.checked || option.value !== "") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const alt = words.current?.value.trim() ?? "";
      if (sending) return;
      if (alt === "") {
        setFault(pictureFaults.noWords);
        words.current?.focus();
        return;
      }
      sending = true;
      setBusy("sending");
      setFault(null);
      const answer = await sendPicture(picture, alt);
      sending = false;
      setBusy(null);
      if ("fault" in answer) return setFault(answer.fault);
      option.value = answer.id;
      form?.requestSubmit(event.submitter);
    }
    form.addEventListener("submit", submit, { capture: true });
    return () => form.removeEventListener("submit", submit, { capture: true });
  }, [picture]);

  async function take(file: File | undefined) {
    if (!file) return;
    newest.current = file;
    setPicture(null);
    setFault(null);
    setBusy("preparing");
    const made = await preparePicture(file);
    // Another file may have been chosen meanwhile.
    if (newest.current !== file) return;
    setBusy(null);
    if ("fault" in made) setFault(made.fault);
    else setPicture(made);
  }

  return (
    <div className="picture-upload">
      <label className="btn btn-secondary picture-file">
        <span className="i-lucide-image-up" aria-hidden="true" />
        {picture ? "Choose another photo" : "Upload a photo"}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          disabled={!ready || busy !== null}
          aria-describedby={`${id}-state`}
          onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
        />
      </label>
      <noscript>
        <p className="small text-muted">Uploading needs JavaScript. Any picture below can be chosen without it.</p>
      </noscript>
      <p className="small text-muted" id={`${id}-state`} role="status">
        {busy === "preparing" ? "Making it smaller…" : busy === "sending" ? "Uploading…" : null}
      </p>
      {fault ? (
        <p className="field-error" role="alert">
          <span className="i-lucide-circle-alert" aria-hidden="true" />
          {fault}
        </p>
      ) : null}
      {picture ? (
        <div className="picture-new">
          <label className="picture-option">
            <input key={picture.preview} type="radio" name={name} value="" defaultChecked ref={radio} />
            <img src={picture.preview} alt="What you have just chosen" width={120} height={80} />
          </label>
          <div className="field">
            <label htmlFor={`${id}-alt`}>What it shows, for people who do not see it</label>
            <input className="control" id={`${id}-alt`} ref={words} maxLength={pictureLimits.alt} />
          </div>
        </div>
      ) : null}
    </div>
  );
}

export default island("picture-upload", PictureUpload);
