import { site } from "../../content/site.ts";
import { font, ink } from "./html-style.ts";

/** The mark on its own dark square, so that it looks the same on light and dark, and the name for who loads no pictures. */
export function Brand({ origin }: { origin: string }) {
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
