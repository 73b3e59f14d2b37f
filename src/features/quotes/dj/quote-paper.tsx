import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { dateIn, fill, lengthIn, listIn, longDateIn, timeIn, weekdayIn } from "../../../platform/language.ts";
import { eventTypeIn, wordsIn } from "../../../platform/pages/words.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { PaperDocument, PaperSums } from "../../../platform/ui/paper-document.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { idOf } from "../../admin/frame/notices.ts";
import { adminPaths } from "../../admin/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import type { Contact } from "../../leads/read-lead.ts";
import { priceRows } from "../mails.ts";
import { newestWithLeadQuery, numberOf, type Quote, stateOfQuote } from "../read-quote.ts";

/** For a client who meets the DJ or has no email, in their language. */
function QuotePaper({ contact, quote, now }: { contact: Contact; quote: Quote; now: number }) {
  const { choice, facts } = quote;
  const words = wordsIn(contact.language);
  const { formats, papers, price, quote: quoteWords } = words;
  const { details } = words.agreement;
  const name = `${contact.firstName} ${contact.lastName}`;
  const state = stateOfQuote(quote, now);
  const times = { start: timeIn(formats, choice.startTime), end: timeIn(formats, choice.endTime) };
  return (
    <div lang={formats.tag}>
      <PaperDocument
        title={quoteWords.title}
        corner={[
          fill(papers.number, { number: numberOf(quote) }),
          longDateIn(formats, calendarDateAt(quote.createdAt)),
        ]}
        note={
          state === "open"
            ? `${fill(quoteWords.frozenUntil, { date: weekdayIn(formats, quote.expiresAt - 1) })}. ${quoteWords.untilMidnight}`
            : `${state === "accepted" ? quoteWords.accepted.heading : quoteWords.closed.heading}.`
        }
      >
        <DetailList
          className="paper-facts"
          facts={[
            [details.client, [contact.companyName, name, contact.billingAddress].filter(Boolean).join(", ")],
            [details.purchaseOrder, contact.purchaseOrder],
            [details.event, eventTypeIn(words, facts.eventType)],
            [details.date, dateIn(formats, choice.eventDate)],
            [details.time, fill(quoteWords.music, { ...times, length: lengthIn(formats, facts.hours) })],
            [details.venue, [facts.venue, choice.city].filter(Boolean).join(", ")],
            [
              details.package,
              `${facts.packageName}: ${listIn(
                formats,
                facts.features.map((feature) => price.rows?.[feature] ?? feature),
              )}`,
            ],
          ]}
        />
        <PaperSums
          rows={priceRows(quote, quote.decidedAt ?? now, words).map((row) => ({
            label: row.label,
            sum: row.value,
            ...("isSum" in row ? { mark: "band" } : {}),
          }))}
        />
        {quote.note ? <p className="whitespace-pre-line">{quote.note}</p> : null}
      </PaperDocument>
    </div>
  );
}

const path = leadPaths(":id").quotePaper;

const metadata = adminMetadata({
  title: "A quote to print",
  description: "The newest version of a lead's quote as a paper to print or to save.",
  path: adminPaths.leads,
});

export const adminQuotePaper = new Hono<AppEnv>().get(path, async (c) => {
  const id = idOf(c);
  const [found] = await newestWithLeadQuery(primary(c.env.DB), id);
  if (!found) return c.notFound();
  const { contact, quote } = found;
  const lead = `${contact.firstName} ${contact.lastName}`;
  return c.render(
    <AdminLayout
      path={adminPaths.leads}
      title={`Quote for ${lead}`}
      trail={
        <div className="no-print">
          <Breadcrumb items={[{ label: lead, href: leadPaths(id).page }, { label: "Quote" }]} />
        </div>
      }
    >
      <QuotePaper contact={contact} quote={quote} now={Date.now()} />
      <div className="no-print">
        <Island of={printButton} props={{}} when="touch" />
      </div>
    </AdminLayout>,
    { metadata },
  );
});
