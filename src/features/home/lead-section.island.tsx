import { useAtom, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { zoneName } from "../../content/business.ts";
import { categoryCopy, type EventCategory, eventCategories } from "../../content/categories.ts";
import { discountCodes, discountPercent, onEventNights } from "../../content/offers.ts";
import { boothHandOnAmberMixer } from "../../content/pictures.ts";
import { backupSystem, guarantee } from "../../content/site.ts";
import { dateIsHeld, dateIsYours } from "../../content/terms.ts";
import { failures } from "../../content/words/en/failures.ts";
import { inquiry } from "../../content/words/en/inquiry.ts";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { categoryAtom, toastAtom, useCategory } from "../../platform/islands/atoms.ts";
import { island } from "../../platform/islands/define.ts";
import { fill } from "../../platform/language.ts";
import { startingWord } from "../../platform/numbers.ts";
import { CodeCard } from "../../platform/ui/code-card.tsx";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { quoteAnswers } from "../leads/model.ts";
import { api, quoteForm } from "../site/paths.ts";
import { LeadForm } from "../site/sections/lead-form.tsx";
import type { LeadField, LeadReceipt } from "./form.ts";
import { type InquirySummary, LeadConfirmation } from "./lead-confirmation.tsx";

const words = { ...inquiry, failures };

interface LeadSectionProps {
  category: EventCategory;
  budgetHints: Readonly<Record<EventCategory, string>>;
  holdHours: number;
  officeHours: string;
  form?: FormState<LeadField>;
}

function LeadSection({ category: initial, budgetHints, holdHours, officeHours, form = emptyForm }: LeadSectionProps) {
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
          held={dateIsHeld(holdHours)}
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
        <ul className="lead-kinds" aria-label="What the quote is for">
          {eventCategories.map((each) => (
            <li key={each}>
              {each === category ? (
                <b aria-current="true">{categoryCopy[each].shortTab}</b>
              ) : (
                <a href={quoteForm(each)}>{categoryCopy[each].shortTab}</a>
              )}
            </li>
          ))}
        </ul>
        <p className="small text-muted mt-3">
          {fill(inquiry.officeHours, { week: officeHours, zone: zoneName, nights: onEventNights })}
        </p>
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
        path={api.leadInquiry}
        category={category}
        budgetHint={budgetHints[category]}
        words={words}
        form={form}
        received={received}
      />
      <div className="lead-more">
        <PictureFrame
          picture={boothHandOnAmberMixer}
          sizes="(max-width: 979px) 100vw, 470px"
          className="lead-picture mb-9"
        />
        <ol className="steps">
          <li>
            <b>You send the form.</b> It takes about a minute.
          </li>
          <li>
            <b>I check the date</b> and write back with a price you can sign. {dateIsHeld(holdHours)}
          </li>
          <li>
            <b>{dateIsYours.lead}</b> {dateIsYours.rest}
          </li>
        </ol>
        <ul className="trust">
          <li>
            <span className="i-lucide-shield-check" aria-hidden="true" />
            <b>Licensed and insured</b>
            <span>Certificate sent to your venue</span>
          </li>
          <li>
            <span className="i-lucide-badge-check" aria-hidden="true" />
            <b>Money-back guarantee</b>
            <span>{guarantee}</span>
          </li>
          <li>
            <span className="i-lucide-speaker" aria-hidden="true" />
            <b>Backup equipment</b>
            <span>{backupSystem}</span>
          </li>
          <li>
            <span className="i-lucide-mic" aria-hidden="true" />
            <b>Professional MC</b>
            <span>Introductions, toasts, timing</span>
          </li>
        </ul>
      </div>
    </div>
  );
}

export default island("lead-section", LeadSection);
