import { ActionsBlock } from "./actions-block.tsx";
import { BillBlock } from "./bill-block.tsx";
import { font, ink, rule, soft } from "./html-style.ts";
import { Words } from "./html-words.tsx";
import type { Block } from "./message.ts";
import { TicketBlock } from "./ticket-block.tsx";

/** One part of a mail's body. */
export function MailBlock({ block, isMain }: { block: Block; isMain: boolean }) {
  switch (block.type) {
    case "text":
      return (
        <p className="ink" style={{ ...ink, margin: "0 0 20px", wordBreak: "break-word" }}>
          <Words text={block.text} />
        </p>
      );
    case "ticket":
      return <TicketBlock {...block} />;
    case "facts":
      return (
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 24px" }}>
          <tbody>
            {block.rows.map(({ label, value }) => (
              <tr key={label}>
                <td
                  className="soft rule"
                  width="110"
                  valign="top"
                  style={{ ...font, ...soft, borderTop: rule, padding: "9px 12px 9px 0" }}
                >
                  {label}
                </td>
                <td
                  className="ink rule"
                  valign="top"
                  style={{ ...font, ...ink, borderTop: rule, padding: "9px 0", wordBreak: "break-word" }}
                >
                  <Words text={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "bill":
      return <BillBlock {...block} />;
    case "quote":
      return (
        <div style={{ margin: "0 0 24px" }}>
          <div className="soft" style={{ ...soft, fontSize: 14 }}>
            {block.label}
          </div>
          <div className="ink" style={{ ...ink, wordBreak: "break-word" }} dir="auto">
            <Words text={block.text} />
          </div>
        </div>
      );
    case "steps":
      return (
        <ol className="ink" style={{ ...ink, margin: "0 0 24px", paddingLeft: 22 }}>
          {block.steps.map(({ lead, rest }) => (
            <li key={lead} style={{ margin: "0 0 8px" }}>
              <strong>{lead}</strong> {rest}
            </li>
          ))}
        </ol>
      );
    case "actions":
      return <ActionsBlock {...block} isMain={isMain} />;
  }
}
