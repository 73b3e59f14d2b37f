import { useEffect, useState } from "react";
import { island } from "../../../../platform/islands/define.ts";
import { sendWaiting, waitingFor, waitToSend } from "../offline/moves.ts";

/** Milliseconds between two tries to send what waits. */
const tryEvery = 20_000;

const boxes = () => document.querySelectorAll<HTMLFormElement>("form[data-tick]");

/** Shows a box as ticked or not; pressed again it does the other. */
function show(form: HTMLFormElement, done: string): void {
  const button = form.querySelector("button");
  button?.setAttribute("aria-pressed", String(done === "yes"));
  if (button) button.value = done === "yes" ? "no" : "yes";
}

/** Shows what was ticked here and waits to be sent. */
async function showWaiting(path: string): Promise<void> {
  for (const { body } of await waitingFor(path))
    for (const form of boxes()) if (form.dataset.tick === body.subject) show(form, String(body.done));
}

/** Sends what waits, and says what came of it. */
async function send(path: string): Promise<string> {
  const { outcome, conflicts } = await sendWaiting();
  if (conflicts.length > 0) return `${conflicts.join(" ")} Reload the sheet to see how it stands.`;
  if (outcome === "logged-out") return "You are logged out: reload to log in. What you ticked is kept.";
  const waiting = (await waitingFor(path)).length;
  return waiting > 0 ? `No signal. ${waiting} waiting to be sent.` : "";
}

/** Takes the boxes of the sheet over: they are ticked at once, and sent when there is a signal. */
function GigTicks({ path }: { path: string }) {
  const [told, setTold] = useState("");
  useEffect(() => {
    const sendNow = () => void send(path).then(setTold);
    const submit = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement && submitter instanceof HTMLButtonElement)) return;
      if (form.dataset.tick === undefined) return;
      event.preventDefault();
      const done = submitter.value;
      show(form, done);
      const body = { subject: form.dataset.tick, done, from: done === "yes" ? "no" : "yes", at: Date.now() };
      void waitToSend({ path, body }).then(sendNow);
    };
    document.addEventListener("submit", submit);
    addEventListener("online", sendNow);
    const timer = setInterval(sendNow, tryEvery);
    void showWaiting(path).then(sendNow);
    return () => {
      clearInterval(timer);
      removeEventListener("online", sendNow);
      document.removeEventListener("submit", submit);
    };
  }, [path]);
  return (
    <p className="no-print" role="status">
      {told}
    </p>
  );
}

export default island("gig-ticks", GigTicks);
