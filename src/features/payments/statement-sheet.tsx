import { dateInWords } from "../../platform/dates.ts";
import { PaperButtons } from "../../platform/ui/paper-buttons.tsx";
import { PaperDocument, PaperSender, PaperSums } from "../../platform/ui/paper-document.tsx";
import { remitTo, statementReference } from "./paper-files.ts";
import { type Statement, statementSums } from "./statement.ts";

/** `file` is the address of its PDF. */
export function StatementSheet({ statement, file }: { statement: Statement | null; file: string }) {
  if (!statement) return <p className="lead">Nothing is to be paid.</p>;
  return (
    <>
      <PaperDocument title="Statement" corner={[dateInWords(statement.on)]}>
        <div className="paper-parties">
          <address>
            <small>For</small>
            <b>{statement.party}</b>
            {statement.billingAddress ? <span>{statement.billingAddress}</span> : null}
          </address>
          <PaperSender />
        </div>
        <PaperSums rows={statementSums(statement)} />
        <div>
          <p className="small text-muted">Remit to</p>
          <p>{remitTo(statementReference)}</p>
        </div>
      </PaperDocument>
      <PaperButtons file={file} />
    </>
  );
}
