import type { Invoice } from "../../business/payments/invoices.ts";
import { InvoiceSheet } from "../../ui/invoice-sheet.tsx";
import { Island } from "../../web/islands/island.tsx";
import printButton from "../../web/islands/print-button.island.tsx";
import { portalInvoices } from "../booking-paths.ts";
import { numberOf } from "./ways.ts";

/** One invoice, to print or to save. */
export function InvoicePage({ invoice }: { invoice: Invoice }) {
  return (
    <div className="wrap portal portal-column">
      <p className="no-print">
        <a className="text-link" href={portalInvoices(invoice.bookingId)}>
          Your invoices
        </a>
      </p>
      <InvoiceSheet {...invoice} contract={numberOf(invoice.bookingId)} />
      <div className="no-print">
        <Island of={printButton} props={{}} when="touch" />
      </div>
    </div>
  );
}
