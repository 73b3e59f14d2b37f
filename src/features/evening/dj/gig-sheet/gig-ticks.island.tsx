import { useEffect } from "react";
import { island } from "../../../../platform/islands/define.ts";
import { useEveningQueue } from "../offline/use-evening-queue.ts";

function show(form: HTMLFormElement, done: string): void {
  const button = form.querySelector("button");
  button?.setAttribute("aria-pressed", String(done === "yes"));
  if (button) button.value = done === "yes" ? "no" : "yes";
}

function GigTicks({ path }: { path: string }) {
  const { waiting, delay, refusals, move } = useEveningQueue({ path, initial: null, apply: (state) => state });
  useEffect(() => {
    for (const { body } of waiting)
      for (const form of document.querySelectorAll<HTMLFormElement>("form[data-tick]"))
        if (form.dataset.tick === body.subject) show(form, String(body.done));
  }, [waiting]);
  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement && submitter instanceof HTMLButtonElement)) return;
      if (form.dataset.tick === undefined) return;
      event.preventDefault();
      const done = submitter.value;
      move({ subject: form.dataset.tick, done, from: done === "yes" ? "no" : "yes", at: Date.now() });
    };
    document.addEventListener("submit", submit);
    return () => document.removeEventListener("submit", submit);
  });
  const conflicts = refusals.map(({ message }) => message).join(" ");
  return (
    <p className="no-print" role="status">
      {conflicts ? `${conflicts} Reload the sheet to see how it stands. ` : ""}
      {delay === "signed-out"
        ? "You are logged out: reload to log in. What you ticked is kept."
        : delay && waiting.length > 0
          ? `No signal. ${waiting.length} waiting to be sent.`
          : ""}
    </p>
  );
}

export default island("gig-ticks", GigTicks);
