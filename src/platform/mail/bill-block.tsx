import { font, ink, rule, soft } from "./html-style.ts";
import type { Block } from "./message.ts";

/** What something costs, line by line: the amounts in one column to the right, as on a bill, and the sum in bold. */
export function BillBlock({ rows }: Extract<Block, { type: "bill" }>) {
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
