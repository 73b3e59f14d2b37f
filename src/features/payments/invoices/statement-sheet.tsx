import { dateIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { PaperButtons } from "../../../platform/ui/paper-buttons.tsx";
import { PaperDocument, PaperSender, PaperSums } from "../../../platform/ui/paper-document.tsx";
import { partyInWords } from "../../bookings/model.ts";
import { remitTo, statementSums } from "./paper-files.ts";
import type { Statement } from "./statement.ts";

/** `file` is the address of its PDF. */
export function StatementSheet({ statement, file }: { statement: Statement | null; file: string }) {
  const words = useWords();
  const { formats, papers } = words;
  const statementWords = papers.statement;
  if (!statement) return <p className="lead">{statementWords.nothing}</p>;
  return (
    <div className="paper-page col-span-full">
      <PaperDocument title={statementWords.title} corner={[dateIn(formats, statement.on)]}>
        <div className="paper-parties">
          <address>
            <small>{statementWords.to}</small>
            <b>{partyInWords(statement, undefined, formats)}</b>
            {statement.billingAddress ? <span>{statement.billingAddress}</span> : null}
          </address>
          <PaperSender />
        </div>
        <PaperSums rows={statementSums(words, statement)} />
        <div>
          <p className="small text-muted">{papers.remitTo}</p>
          <p>{remitTo(words, statementWords.reference)}</p>
        </div>
      </PaperDocument>
      <div className="card paper-side no-print">
        <PaperButtons file={file} />
      </div>
    </div>
  );
}
