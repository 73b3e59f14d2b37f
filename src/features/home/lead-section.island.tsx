import { useAtom, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { type EventCategory, eventCategories } from "../../content/categories.ts";
import { discountCodes, discountPercent } from "../../content/offers.ts";
import { boothPicture } from "../../content/page-pictures.ts";
import type { home as homeWords } from "../../content/words/en/home.ts";
import type { inquiry } from "../../content/words/en/inquiry.ts";
import { failures as inEnglish, ui } from "../../content/words/en/ui.ts";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { categoryAtom, toastAtom, useCategory } from "../../platform/islands/atoms.ts";
import { island } from "../../platform/islands/define.ts";
import { fill } from "../../platform/language.ts";
import { startingWord } from "../../platform/numbers.ts";
import type { OtherWords } from "../../platform/pages/words.ts";
import { CodeCard } from "../../platform/ui/code-card.tsx";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { UiWords } from "../../platform/ui/words.ts";
import { quoteAnswers } from "../leads/model.ts";
import { quoteForm } from "../site/paths.ts";
import { LeadForm } from "../site/sections/lead-form.tsx";
import type { LeadField, LeadReceipt } from "./form.ts";
import { type InquirySummary, LeadConfirmation } from "./lead-confirmation.tsx";

const trustIcons = ["i-lucide-shield-check", "i-lucide-badge-check", "i-lucide-speaker", "i-lucide-mic"];

type Kinds = Readonly<Record<EventCategory, string>>;

interface LeadSectionProps {
  category: EventCategory;
  /** The page, in its language. */
  home: string;
  api: string;
  words: OtherWords & { inquiry: typeof inquiry; lead: (typeof homeWords)["lead"]; kinds: Kinds };
  /** Of each kind of event. */
  budgetHints: Readonly<Record<EventCategory, string>>;
  /** How long an accepted quote holds a date, and when quotes are written. */
  held: string;
  officeHours: string;
  form?: FormState<LeadField>;
}

function LeadSection(props: LeadSectionProps) {
  return (
    <UiWords value={props.words.ui ?? ui}>
      <Section {...props} />
    </UiWords>
  );
}

function Section({
  category: initial,
  home,
  api,
  words,
  budgetHints,
  held,
  officeHours,
  form = emptyForm,
}: LeadSectionProps) {
  const { inquiry, lead, kinds, errors, failures } = words;
  const category = useCategory(initial);
  const choose = useSetAtom(categoryAtom);
  const [toast, setToast] = useAtom(toastAtom);
  const [receipt, setReceipt] = useState<(LeadReceipt & InquirySummary) | null>(null);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!receipt) return;
    top.current?.scrollIntoView({ block: "start" });
    top.current?.querySelector("h2")?.focus({ preventScroll: true });
  }, [receipt]);

  function received(next: LeadReceipt & InquirySummary) {
    choose(next.eventCategory);
    setReceipt(next);
    setToast({
      variant: "default",
      title: fill(inquiry.success, { code: next.discountCode }),
      description: next.nextSteps,
    });
  }

  function again() {
    setReceipt(null);
    if (toast?.variant === "default") setToast(null);
    requestAnimationFrame(() => top.current?.querySelector<HTMLInputElement>("input[name=firstName]")?.focus());
  }

  if (receipt) {
    return (
      <div ref={top}>
        <LeadConfirmation
          category={receipt.eventCategory}
          summary={receipt}
          words={inquiry}
          held={held}
          form={quoteForm(receipt.eventCategory, home)}
          heading="h2"
          again={again}
        />
      </div>
    );
  }

  return (
    <div className="wrap lead-grid" ref={top}>
      <div className="lead-intro">
        <h2 className="h2">
          <span className="whole">{inquiry.heading[0]}</span> <span className="whole">{inquiry.heading[1]}</span>
        </h2>
        <p className="lead mt-4">{fill(inquiry.intro, { answers: startingWord(quoteAnswers.length) })}</p>
        <ul className="lead-kinds" aria-label={lead.whatFor}>
          {eventCategories.map((each) => (
            <li key={each}>
              {each === category ? (
                <b aria-current="true">{kinds[each]}</b>
              ) : (
                <a href={quoteForm(each, home)}>{kinds[each]}</a>
              )}
            </li>
          ))}
        </ul>
        <p className="small text-muted mt-3">{officeHours}</p>
        <div className="mt-4">
          <CodeCard
            figure={String(discountPercent)}
            unit="%"
            code={discountCodes[category]}
            note={inquiry.kinds[category].off}
          />
        </div>
      </div>
      <LeadForm
        path={api}
        category={category}
        budgetHint={budgetHints[category]}
        words={{ ...inquiry, errors, failures: failures ?? inEnglish }}
        form={form}
        received={received}
      />
      <div className="lead-more">
        <PictureFrame
          picture={{ ...boothPicture, alt: lead.picture }}
          sizes="(max-width: 979px) 100vw, 470px"
          className="lead-picture mb-9"
        />
        <ul className="trust">
          {lead.trust.map(({ name, text }, at) => (
            <li key={name}>
              <span className={trustIcons[at]} aria-hidden="true" />
              <b>{name}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export default island("lead-section", LeadSection);
