import { useEffect, useRef, useState } from "react";
import { messageReplyHours } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { likelyAddress } from "../../platform/fields/mail-domain.ts";
import { island } from "../../platform/islands/define.ts";
import { HttpError, UnreadableAnswer } from "../../platform/islands/request.ts";
import { Notice } from "../../platform/ui/notice.tsx";
import { messageFragment } from "../site/paths.ts";
import type { ContactField } from "./form.ts";
import { MessageForm } from "./message-form.tsx";

/** The view adds other ways to reach the DJ. */
export function contactFailure(error: unknown): string {
  if (error instanceof HttpError) return `Submission error: ${error.detail}`;
  if (error instanceof UnreadableAnswer || !(error instanceof Error))
    return "Your message was received, but there was an error while processing it.";
  if (error.message.startsWith("network:"))
    return "Network error: your message could not be sent. Please check your connection.";
  return `Submission error: ${error.message}`;
}

export interface ContactFormProps {
  /** A package's name in lower case. */
  about?: string | undefined;
  sent?: { email: string | null };
  /** Sent without JavaScript and refused. */
  form?: FormState<ContactField>;
}

interface Outcome {
  tone: "ok" | "danger";
  text: string;
  email?: string | null;
}

const received = (email: string | null): Outcome => ({
  tone: "ok",
  text: `Thanks for reaching out! I'll get back to you within ${messageReplyHours.latest} hours.`,
  email,
});

function ContactForm({ about, sent, form = emptyForm }: ContactFormProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(sent ? received(sent.email) : null);
  const [stored, setStored] = useState(0);
  const tried = useRef(false);
  const notice = useRef<HTMLDivElement>(null);
  const likely = outcome?.email ? likelyAddress(outcome.email) : null;

  useEffect(() => {
    if (outcome && tried.current) notice.current?.focus();
  }, [outcome]);

  return (
    <div className="grid gap-5" id={messageFragment.slice(1)}>
      {outcome ? (
        <Notice tone={outcome.tone} ref={notice}>
          <p className="font-600">{outcome.text}</p>
          {outcome.email ? (
            <p className="small break-words">{`The answer goes to ${outcome.email}.${likely ? ` Should it have been ${likely}? Then please send it again.` : ""}`}</p>
          ) : null}
          {outcome.tone === "danger" ? (
            <p className="small">
              Please email <a href={`mailto:${site.email}`}>{site.email}</a> or call{" "}
              <a href={site.phone.href}>{site.phone.display}</a> directly.
            </p>
          ) : null}
        </Notice>
      ) : null}
      <MessageForm
        key={stored}
        about={about}
        form={stored ? emptyForm : form}
        onTry={() => {
          tried.current = true;
          setOutcome(null);
        }}
        onStored={(email) => {
          setOutcome(received(email));
          setStored(stored + 1);
        }}
        onFailure={(error) => setOutcome({ tone: "danger", text: contactFailure(error) })}
      />
    </div>
  );
}

export default island("contact-form", ContactForm);
