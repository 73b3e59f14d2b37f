import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt, dayInWords, timeInWords, weekdayInWords } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { billDollars } from "../../../platform/money.ts";
import { lengthInWords, listInWords } from "../../../platform/numbers.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { PaperDocument, PaperSums } from "../../../platform/ui/paper-document.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { idOf } from "../../admin/frame/notices.ts";
import { adminPaths } from "../../admin/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import type { Contact } from "../../leads/read-lead.ts";
import { balanceLabel } from "../../prices/price-of.ts";
import { amountOf } from "../../prices/words.ts";
import { dayOf } from "../mails.ts";
import { newestWithLeadQuery, numberOf, type Quote, stateOfQuote } from "../read-quote.ts";

/** For a client who meets the DJ or has no email. */
function QuotePaper({ contact, quote, now }: { contact: Contact; quote: Quote; now: number }) {
  const { choice, facts, price } = quote;
  const name = `${contact.firstName} ${contact.lastName}`;
  const state = stateOfQuote(quote, now);
  return (
    <PaperDocument
      title="Quote"
      corner={[`No. ${numberOf(quote)}`, dayInWords(quote.createdAt)]}
      note={
        state === "open"
          ? `Price frozen until ${weekdayInWords(quote.expiresAt - 1)}. The date is held once you accept.`
          : state === "accepted"
            ? "This quote was accepted."
            : "This quote is not open any more."
      }
    >
      <DetailList
        className="paper-facts"
        facts={[
          ["For", [contact.companyName, name, contact.billingAddress].filter(Boolean).join(", ")],
          ["Purchase order", contact.purchaseOrder],
          ["Event", facts.eventType],
          ["Date", dayOf(quote)],
          [
            "Music",
            `${timeInWords(choice.startTime)} to ${timeInWords(choice.endTime)}, ${lengthInWords(facts.hours)}`,
          ],
          ["Place", [facts.venue, choice.city].filter(Boolean).join(", ")],
          ["Package", `${facts.packageName}: ${listInWords(facts.features)}`],
        ]}
      />
      <PaperSums
        rows={[
          ...price.lines.map((line) => ({
            label: line.note ? `${line.label}, ${line.note}` : line.label,
            sum: amountOf(line, "included"),
          })),
          { label: "Total", sum: billDollars(price.total), mark: "band" },
          { label: "Deposit, when you sign", sum: billDollars(price.deposit) },
          { label: balanceLabel(price, calendarDateAt(now)), sum: billDollars(price.balance) },
        ]}
      />
      {quote.note ? <p className="whitespace-pre-line">{quote.note}</p> : null}
    </PaperDocument>
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
    <AdminLayout path={adminPaths.leads} title={`Quote for ${lead}`}>
      <div className="no-print">
        <Breadcrumb items={[{ label: lead, href: leadPaths(id).page }, { label: "Quote" }]} />
      </div>
      <QuotePaper contact={contact} quote={quote} now={Date.now()} />
      <div className="no-print">
        <Island of={printButton} props={{}} when="touch" />
      </div>
    </AdminLayout>,
    { metadata },
  );
});
