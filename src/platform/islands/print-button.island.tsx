import { island } from "./define.ts";

function PrintButton({ aside, label = "Print or save as PDF" }: { aside?: boolean; label?: string }) {
  const look = aside ? "btn-secondary btn-small" : "btn-primary";
  return (
    <button className={`btn ${look} print-button`} type="button" data-replay="" onClick={() => print()}>
      <span className="i-lucide-printer" aria-hidden="true" />
      {label}
    </button>
  );
}

export default island("print-button", PrintButton);
