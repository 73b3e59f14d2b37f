import { island } from "./define.ts";

/** Opens the browser's print dialog, where a page is saved as a PDF as well. */
function PrintButton() {
  return (
    <button className="btn btn-primary print-button" type="button" data-replay="" onClick={() => print()}>
      <span className="i-lucide-printer" aria-hidden="true" />
      Print or save as PDF
    </button>
  );
}

export default island("print-button", PrintButton);
