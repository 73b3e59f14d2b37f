import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { portalInvoices } from "../../bookings/client/paths.ts";
import { InvoiceSheet } from "../invoice-sheet.tsx";
import type { Invoice } from "../invoices.ts";
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
