import type { Question } from "../../../content/landing/landing-page.ts";
import type { StructuredData } from "../../../platform/pages/metadata/structured-data.ts";

/** The questions and answers of a page. */
export const faqPage = (questions: readonly Question[]): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
