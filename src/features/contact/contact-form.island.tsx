import { type ReactNode, useEffect, useRef, useState } from "react";
import { site } from "../../content/site.ts";
import type { contact } from "../../content/words/en/contact.ts";
import { ui } from "../../content/words/en/ui.ts";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { likelyAddress } from "../../platform/fields/mail-domain.ts";
import { island } from "../../platform/islands/define.ts";
import { HttpError, UnreadableAnswer } from "../../platform/islands/request.ts";
import { fill } from "../../platform/language.ts";
import type { OtherWords } from "../../platform/pages/words.ts";
import { Notice } from "../../platform/ui/notice.tsx";
import { UiWords } from "../../platform/ui/words.ts";
import { messageFragment } from "../site/paths.ts";
import type { ContactField } from "./form.ts";
import { MessageForm } from "./message-form.tsx";

type MessageWords = (typeof contact)["message"];

/** The view adds other ways to reach the DJ. */
export function contactFailure(error: unknown, words: MessageWords): string {
  if (error instanceof HttpError) return fill(words.refused, { detail: error.detail });
  if (error instanceof UnreadableAnswer || !(error instanceof Error)) return words.unreadable;
  if (error.message.startsWith("network:")) return words.offline;
  return fill(words.refused, { detail: error.message });
}

export interface ContactFormProps {
  path: string;
  words: OtherWords & { message: MessageWords };
  /** A package's name in lower case. */
  about?: string | undefined;
  sent?: { email: string | null };
  /** Sent without JavaScript and refused. */
  form?: FormState<ContactField>;
}

const ways: Readonly<Record<string, ReactNode>> = {
  "{email}": (
    <a key="email" href={`mailto:${site.email}`}>
      {site.email}
    </a>
  ),
  "{phone}": (
    <a key="phone" href={site.phone.href}>
      {site.phone.display}
    </a>
  ),
};

interface Outcome {
  tone: "ok" | "danger";
  text: string;
  email?: string | null;
}

function ContactForm({ path, words, about, sent, form = emptyForm }: ContactFormProps) {
  const { message } = words;
  const received = (email: string | null): Outcome => ({ tone: "ok", text: message.thanks, email });
  const [outcome, setOutcome] = useState<Outcome | null>(sent ? received(sent.email) : null);
  const [stored, setStored] = useState(0);
  const tried = useRef(false);
  const notice = useRef<HTMLDivElement>(null);
  const likely = outcome?.email ? likelyAddress(outcome.email) : null;

  useEffect(() => {
    if (outcome && tried.current) notice.current?.focus();
  }, [outcome]);

  return (
    <UiWords value={words.ui ?? ui}>
      <div className="grid gap-5" id={messageFragment.slice(1)}>
        {outcome ? (
          <Notice tone={outcome.tone} ref={notice}>
            <p className="font-600">{outcome.text}</p>
            {outcome.email ? (
              <p className="small break-words">{`${fill(message.goesTo, { email: outcome.email })}${likely ? ` ${fill(message.likely, { address: likely })}` : ""}`}</p>
            ) : null}
            {outcome.tone === "danger" ? (
              <p className="small">{message.directly.split(/(\{\w+\})/).map((part) => ways[part] ?? part)}</p>
            ) : null}
          </Notice>
        ) : null}
        <MessageForm
          key={stored}
          path={path}
          words={message}
          errors={words.errors}
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
          onFailure={(error) => setOutcome({ tone: "danger", text: contactFailure(error, message) })}
        />
      </div>
    </UiWords>
  );
}

export default island("contact-form", ContactForm);
