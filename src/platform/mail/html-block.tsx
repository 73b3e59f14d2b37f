import { Fragment } from "react";
import type { Block } from "./message.ts";

/** Outlook for Windows takes a cell's font from that cell alone. */
export const font = {
  fontFamily: "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  fontSize: 16,
  lineHeight: "25px",
};
export const ink = { color: "#14162a" };
export const soft = { color: "#565a75" };
export const rule = "1px solid #e2e1ee";

function BillBlock({ rows }: Extract<Block, { type: "bill" }>) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 24px" }}>
      <tbody>
        {rows.map(({ label, value, isSum = false }) => (
          <tr key={label}>
            <td
              className={isSum ? "ink rule" : "soft rule"}
              valign="top"
              style={{
                ...font,
                ...(isSum ? ink : soft),
                fontWeight: isSum ? 700 : 400,
                borderTop: rule,
                padding: "9px 12px 9px 0",
              }}
            >
              {label}
            </td>
            <td
              className="ink rule"
              valign="top"
              align="right"
              style={{
                ...font,
                ...ink,
                fontWeight: isSum ? 700 : 400,
                borderTop: rule,
                padding: "9px 0",
                whiteSpace: "nowrap",
              }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Actions = Extract<Block, { type: "actions" }> & { isMain: boolean };

function ActionsBlock({ actions, isMain, isNote }: Actions) {
  const main = isMain ? actions[0] : undefined;
  const others = main ? actions.slice(1) : actions;
  return (
    <>
      {main ? (
        <table className="button" role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 16px" }}>
          <tbody>
            <tr>
              <td align="center" style={{ backgroundColor: "#fbbf24", borderRadius: 10, padding: "12px 24px" }}>
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
          <a className={isNote ? "soft" : "ink"} href={href} style={isNote ? { ...soft, fontSize: 13 } : ink}>
            {label}
          </a>
        </p>
      ))}
    </>
  );
}

const phone = /(\(?\b\d{3}\)?[ .-]\d{3}-\d{4})/;

/** Outlook for Windows breaks lines inside numbers. */
const unbreakable = (number: string): string => number.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011");

/** A phone number stays in one piece. */
export function Words({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line.split(phone).map((part) =>
        phone.test(part) ? (
          <a key={part} href={`tel:+1${part.replace(/\D/g, "")}`} style={{ color: "inherit", textDecoration: "none" }}>
            {unbreakable(part)}
          </a>
        ) : (
          part
        ),
      )}
    </Fragment>
  ));
}

function CodeCardBlock({ figure, code, note }: Extract<Block, { type: "code-card" }>) {
  return (
    <table
      role="presentation"
      className="code-card"
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

export function MailBlock({ block, isMain }: { block: Block; isMain: boolean }) {
  switch (block.type) {
    case "text":
      return (
        <p className="ink" style={{ ...ink, margin: "0 0 20px", wordBreak: "break-word" }}>
          <Words text={block.text} />
        </p>
      );
    case "code-card":
      return <CodeCardBlock {...block} />;
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
