import type { EventCategory } from "../../content/categories.ts";
import type { ui } from "../../content/words/en/ui.ts";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { island } from "../../platform/islands/define.ts";
import { UiWords } from "../../platform/ui/words.ts";
import type { LeadField } from "../home/form.ts";
import { LeadForm, type LeadFormWords } from "../site/sections/lead-form.tsx";

interface InquiryProps {
  path: string;
  /** The page after it. */
  receivedPath: string;
  category: EventCategory;
  budgetHint: string;
  words: LeadFormWords & { ui: typeof ui };
  form?: FormState<LeadField>;
}

/** Of a page in another language, which brings its words with it. */
function Inquiry({ path, receivedPath, category, budgetHint, words, form = emptyForm }: InquiryProps) {
  return (
    <UiWords value={words.ui}>
      <LeadForm
        path={path}
        category={category}
        isKnown
        budgetHint={budgetHint}
        words={words}
        form={form}
        received={() => location.assign(receivedPath)}
      />
    </UiWords>
  );
}

export default island("inquiry", Inquiry);
