import { font, ink } from "./html-style.ts";
import type { Block } from "./message.ts";

type Actions = Extract<Block, { type: "actions" }> & { isMain: boolean };

/** The first of a mail is the button that the mail is about, and any other a plain link below it. */
export function ActionsBlock({ actions, isMain }: Actions) {
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
