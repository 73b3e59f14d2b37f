import { QuoteSums, type QuoteTicketProps } from "./quote-sums.tsx";

/** What it costs so far, and the button that asks for it as a quote. */
export function QuoteTicket(props: QuoteTicketProps) {
  return (
    <aside className="quote-ticket" id="your-price" aria-label="Your price">
      <QuoteSums {...props} />
    </aside>
  );
}

/** The same over the page, on a phone, for as long as it is looked at; what opens it names it by `id`. */
export function QuoteSheet({ id, ...props }: QuoteTicketProps & { id: string }) {
  return (
    <aside className="quote-sheet" id={id} popover="auto" aria-label="Your price so far">
      <button
        className="btn btn-quiet quote-sheet-close"
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="Close"
      >
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
      <QuoteSums {...props} />
    </aside>
  );
}
