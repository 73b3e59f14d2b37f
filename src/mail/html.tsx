import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../content/site.ts";
import type { Block, MailContent } from "./message.ts";

/*
 * Mail clients drop stylesheets freely: the light look stands in style attributes, and the one style element only adds
 * the dark look and full width on phones. There are no pictures to load.
 */
const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #0b0d17 !important }
  .card, .ticket { background: #131627 !important; border-color: #262a41 !important }
  .ink { color: #f4f3ff !important }
  .soft { color: #a9abc4 !important }
  .rule { border-color: #262a41 !important }
  .figure { color: #fcd15f !important }
}
@media (max-width: 620px) { .card { padding: 24px 20px !important } }
`;

const font = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";
const ink = { color: "#14162a" };
const soft = { color: "#565a75" };
const rule = "1px solid #e2e1ee";

/** The HTML version of a mail: a whole document, 600 px wide at most. */
export const mailHtml = (mail: MailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<MailDocument {...mail} />)}`;

function MailDocument({ subject, preview, heading, blocks, footerLink }: MailContent) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{dark}</style>
      </head>
      <body
        className="page"
        style={{ margin: 0, background: "#f3f2f8", fontFamily: font, fontSize: 16, lineHeight: 1.55 }}
      >
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: "32px 12px" }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: 600 }}>
                  <tbody>
                    <tr>
                      <td className="ink" style={{ ...ink, padding: "0 4px 16px", fontWeight: 700 }}>
                        {site.name}
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="card"
                        style={{ background: "#ffffff", border: rule, borderRadius: 16, padding: "36px 40px" }}
                      >
                        <h1 className="ink" style={{ ...ink, margin: "0 0 20px", fontSize: 28, lineHeight: 1.15 }}>
                          {heading}
                        </h1>
                        {blocks.map((block) => (
                          <MailBlock key={JSON.stringify(block)} block={block} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td className="soft" style={{ ...soft, padding: "18px 4px", fontSize: 14 }}>
                        {site.tagline}
                        <br />
                        {site.phone.display} · {site.email}
                        {footerLink ? (
                          <>
                            <br />
                            <a className="soft" href={footerLink.href} style={soft}>
                              {footerLink.label}
                            </a>
                          </>
                        ) : null}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function MailBlock({ block }: { block: Block }) {
  switch (block.type) {
    case "text":
      return (
        <p className="ink" style={{ ...ink, margin: "0 0 20px", whiteSpace: "pre-line" }}>
          {block.text}
        </p>
      );
    case "ticket":
      return (
        <table
          role="presentation"
          className="ticket"
          width="100%"
          style={{ border: "1px solid #d9a514", borderRadius: 14, margin: "0 0 24px", background: "#fffaec" }}
        >
          <tbody>
            <tr>
              <td
                className="figure"
                width="110"
                align="center"
                style={{
                  color: "#8a6200",
                  fontSize: 34,
                  fontWeight: 700,
                  padding: "20px 8px",
                  borderRight: "1px dashed #d9a514",
                }}
              >
                {block.figure}
              </td>
              <td style={{ padding: "16px 20px" }}>
                <div className="ink" style={{ ...ink, fontSize: 22, fontWeight: 700, letterSpacing: "0.06em" }}>
                  {block.code}
                </div>
                <div className="soft" style={{ ...soft, fontSize: 14 }}>
                  {block.note}
                </div>
              </td>
            </tr>
          </tbody>
        </table>
      );
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
                  style={{ ...soft, borderTop: rule, padding: "9px 12px 9px 0" }}
                >
                  {label}
                </td>
                <td
                  className="ink rule"
                  style={{ ...ink, borderTop: rule, padding: "9px 0", overflowWrap: "anywhere" }}
                >
                  {value}
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
          <div className="ink" style={{ ...ink, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }} dir="auto">
            {block.text}
          </div>
        </div>
      );
    case "steps":
      return (
        <ol className="ink" style={{ ...ink, margin: "0 0 24px", paddingLeft: 22 }}>
          {block.steps.map(({ lead, rest }) => (
            <li key={lead} style={{ marginBottom: 8 }}>
              <strong>{lead}</strong> {rest}
            </li>
          ))}
        </ol>
      );
    case "actions":
      return (
        <p style={{ margin: "0 0 4px" }}>
          {block.actions.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              style={{
                display: "inline-block",
                background: "#fbbf24",
                color: "#0b0d17",
                fontWeight: 700,
                textDecoration: "none",
                borderRadius: 10,
                padding: "12px 20px",
                margin: "0 10px 10px 0",
              }}
            >
              {label}
            </a>
          ))}
        </p>
      );
  }
}
