import { useEffect, useState } from "react";
import { island } from "../../../platform/islands/define.ts";

interface RecapPictureProps {
  words: { share: string; failed: string };
  src: string;
  width: number;
  height: number;
  name: string;
}

/** @throws when the browser cannot draw the SVG */
async function pngOf({ src, width, height }: Omit<RecapPictureProps, "words">): Promise<Blob> {
  const picture = new Image(width, height);
  const { promise, resolve: loaded, reject: failed } = Promise.withResolvers<Event>();
  picture.addEventListener("load", loaded);
  picture.addEventListener("error", failed);
  picture.src = src;
  await promise;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!png) throw new Error("no picture");
  return png;
}

function save(png: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(png);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function RecapPicture(props: RecapPictureProps) {
  const [state, setState] = useState<"unready" | "ready" | "drawing" | "failed">("unready");
  useEffect(() => setState("ready"), []);
  async function share() {
    setState("drawing");
    try {
      const png = await pngOf(props);
      const name = `${props.name}.png`;
      const files = [new File([png], name, { type: "image/png" })];
      if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files })) await navigator.share({ files });
      else save(png, name);
      setState("ready");
    } catch (error) {
      setState(error instanceof Error && error.name === "AbortError" ? "ready" : "failed");
    }
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-secondary btn-small"
        hidden={state === "unready"}
        disabled={state === "drawing"}
        onClick={() => void share()}
      >
        <span className="i-lucide-image-down" aria-hidden="true" />
        {props.words.share}
      </button>
      <span role="status">{state === "failed" ? props.words.failed : ""}</span>
    </>
  );
}

export default island("recap-picture", RecapPicture);
