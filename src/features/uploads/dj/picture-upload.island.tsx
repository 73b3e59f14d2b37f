import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { island } from "../../../platform/islands/define.ts";
import { adminApi } from "../../admin/paths.ts";
import { pictureFaults, pictureLimits } from "../picture-file.ts";
import { type PreparedPicture, preparePicture } from "./prepare-picture.ts";

const stored = z.object({ id: z.string() });
const refused = z.object({ message: z.string() });

const unreachable = "The picture did not arrive. Please check the connection and save again: nothing is lost.";

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
