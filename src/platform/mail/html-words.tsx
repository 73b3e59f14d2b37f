import { Fragment } from "react";

/** A phone number as people here write it. */
const phone = /(\(?\b\d{3}\)?[ .-]\d{3}-\d{4})/;

/** No line may end inside a number: Outlook for Windows knows no style that says so, but it knows these characters. */
const unbreakable = (number: string): string => number.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011");

/** A text with its line breaks, and phone numbers in one piece that dials by a tap. */
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
