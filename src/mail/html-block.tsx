import { font, ink, rule, soft } from "./html-style.ts";
import { Words } from "./html-words.tsx";
import type { Block } from "./message.ts";

/** One part of a mail's body. */
export function MailBlock({ block, isMain }: { block: Block; isMain: boolean }) {
  switch (block.type) {
    case "text":
      return (
        <p className="ink" style={{ ...ink, margin: "0 0 20px" }}>
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
                  style={{ ...font, ...ink, borderTop: rule, padding: "9px 0", wordBreak: "break-word" }}
                >
                  <Words text={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
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

function TicketBlock({ figure, code, note }: Extract<Block, { type: "ticket" }>) {
  return (
    <table
      role="presentation"
      className="ticket"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ border: "1px solid #d9a514", borderRadius: 14, margin: "0 0 24px", backgroundColor: "#fffaec" }}
    >
      <tbody>
        <tr>
          <td
            className="figure"
            width="110"
            align="center"
            style={{
              ...font,
              color: "#8a6200",
              fontSize: 34,
              fontWeight: 700,
              lineHeight: "40px",
              padding: "20px 8px",
              borderRight: "1px dashed #d9a514",
            }}
          >
            {figure}
          </td>
          <td style={{ ...font, padding: "16px 20px" }}>
            <div className="ink" style={{ ...ink, fontSize: 22, fontWeight: 700, lineHeight: "30px" }}>
              {code}
            </div>
            <div className="soft" style={{ ...soft, fontSize: 14 }}>
              {note}
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type Actions = Extract<Block, { type: "actions" }> & { isMain: boolean };

/** The first of a mail is the button that the mail is about, and any other a plain link below it. */
function ActionsBlock({ actions, isMain }: Actions) {
  const main = isMain ? actions[0] : undefined;
  const others = main ? actions.slice(1) : actions;
  return (
    <>
      {main ? (
        <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 16px" }}>
          <tbody>
            <tr>
              <td style={{ backgroundColor: "#fbbf24", borderRadius: 10, padding: "12px 24px" }}>
                <a href={main.href} style={{ ...font, color: "#0b0d17", fontWeight: 700, textDecoration: "none" }}>
                  {main.label}
                </a>
              </td>
            </tr>
          </tbody>
        </table>
      ) : null}
      {others.map(({ label, href }) => (
        <p key={href} style={{ margin: "0 0 16px" }}>
          <a className="ink" href={href} style={ink}>
            {label}
          </a>
        </p>
      ))}
    </>
  );
}
