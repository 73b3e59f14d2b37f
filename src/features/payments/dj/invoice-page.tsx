import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { adminPaths } from "../../admin/paths.ts";
import { InvoiceSheet } from "../invoice-sheet.tsx";
import type { Invoice } from "../invoices.ts";
import { bookingMoney } from "./paths.ts";

/** One invoice, to print or to save. `contract` is the number of its contract. */
export function InvoicePage({ invoice, contract }: { invoice: Invoice; contract: string }) {
  return (
    <AdminLayout path={adminPaths.money} title="Invoice">
      <div className="admin-stack">
        <p className="no-print">
          <a className="text-link" href={bookingMoney(invoice.bookingId).page}>
            The booking's money
          </a>
        </p>
        <InvoiceSheet {...invoice} contract={contract} />
        <div className="no-print">
          <Island of={printButton} props={{}} when="touch" />
        </div>
      </div>
    </AdminLayout>
  );
}

export const invoiceMetadata = adminMetadata({
  title: "Invoice",
  description: "An invoice as it was issued, to print or to save.",
  path: adminPaths.money,
});
