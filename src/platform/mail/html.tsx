import { site } from "../../content/site.ts";
import { markupOf } from "../pages/markup.ts";
import { wordsIn } from "../pages/words.ts";
import { font, ink, MailBlock, rule, soft, Words } from "./html-block.tsx";
import type { MailContent } from "./message.ts";

/** Its own dark square looks the same everywhere; the name is for readers without pictures. */
function Brand({ origin }: { origin: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={{ padding: "0 12px 0 0" }}>
            {/* Lazy, so that React writes no preload for it. */}
            <img
              src={`${origin}/icon-192.png`}
              width={40}
              height={40}
              alt=""
              loading="lazy"
              style={{ display: "block" }}
            />
          </td>
          <td className="ink" style={{ ...font, ...ink, fontSize: 18, fontWeight: 700 }}>
            {site.name}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/*
 * Gmail has no dark mode and Outlook for Windows little CSS: attributes hold what both draw, and html.test.ts checks
 * it.
 */
const more = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #0b0d17 !important }
  .card, .code-card { background: #131627 !important; border-color: #262a41 !important }
  .ink { color: #f4f3ff !important }
  .soft { color: #a9abc4 !important }
  .rule { border-color: #262a41 !important }
  .figure { color: #fcd15f !important }
}
@media (max-width: 620px) { .card { padding: 24px 20px !important } .button { width: 100% !important } }
`;

export const mailHtml = (mail: MailContent, origin: string): Promise<string> =>
  markupOf(<MailDocument mail={mail} origin={origin} />);

function MailDocument({
  mail: { language, subject, preview, heading, blocks, isHappy, footerLink, hasPostalAddress },
  origin,
}: {
  mail: MailContent;
  origin: string;
}) {
  const { formats, frame } = wordsIn(language);
  const main = blocks.find((block) => block.type === "actions" && !block.isNote);
  return (
    <html lang={formats.tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <title>{subject}</title>
        <style>{more}</style>
      </head>
      <body className="page" style={{ margin: 0, backgroundColor: "#f3f2f8", ...font }}>
        <div style={{ display: "none" }}>{preview}</div>
        <table className="page" role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: "32px 12px" }}>
                <table
                  role="presentation"
                  width="600"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ width: "100%", maxWidth: 600 }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: "0 4px 16px" }}>
                        <Brand origin={origin} />
                      </td>
                    </tr>
                    {isHappy ? (
                      <tr>
                        <td
                          align="center"
                          style={{ backgroundColor: "#2a132e", borderRadius: "16px 16px 0 0", padding: "28px 0 20px" }}
                        >
                          <img
                            src={`${origin}/mail-sun.png`}
                            width={160}
                            height={80}
                            alt=""
                            loading="lazy"
                            style={{ display: "block" }}
                          />
                        </td>
                      </tr>
                    ) : null}
                    <tr>
                      <td
                        className="card"
                        style={{
                          ...font,
                          backgroundColor: "#ffffff",
                          border: rule,
                          borderRadius: isHappy ? "0 0 16px 16px" : 16,
                          padding: "36px 40px",
                        }}
                      >
                        <h1 className="ink" style={{ ...ink, margin: "0 0 20px", fontSize: 28, lineHeight: "32px" }}>
                          {heading}
                        </h1>
                        {blocks.map((block) => (
                          <MailBlock key={JSON.stringify(block)} block={block} isMain={block === main} />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td className="soft" style={{ ...font, ...soft, padding: "18px 4px", fontSize: 14 }}>
                        <b>{site.name}</b>
                        <br />
                        {frame.tagline}
                        <br />
                        <Words text={`${site.phone.display} · ${site.email}`} />
                        {hasPostalAddress ? (
                          <>
                            <br />
                            {site.postalAddress.join(", ")}
                          </>
                        ) : null}
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
