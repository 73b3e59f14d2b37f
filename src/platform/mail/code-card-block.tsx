import { font, ink, soft } from "./html-style.ts";
import type { Block } from "./message.ts";

export function CodeCardBlock({ figure, code, note }: Extract<Block, { type: "code-card" }>) {
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
