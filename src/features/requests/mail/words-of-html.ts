import { decodeNamedCharacterReference } from "decode-named-character-reference";

const unseen = "head, style, script, title, template, noscript, object, svg, select";

const notWritten =
  "blockquote[type=cite], blockquote.gmail_quote, .gmail_signature, .yahoo_quoted, .protonmail_quote, .moz-signature, #Signature, #AppleMailSignature, .AppleMailSignature, [data-smartmail=gmail_signature]";

const ownLine = "div, p, li, tr, h1, h2, h3, h4, h5, h6, blockquote, pre, table, ul, ol, hr, br";

const characters = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return decodeNamedCharacterReference(name) || whole;
    const code = Number(name[1]?.toLowerCase() === "x" ? `0x${name.slice(2)}` : name.slice(1));
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
  });

/** Nothing of it is run, loaded or kept. */
export async function wordsOfHtml(html: string): Promise<string> {
  let [words, piece, hidden] = ["", "", 0];
  const breakLine = () => {
    if (hidden === 0) words = `${words.replace(/ +$/, "")}\n`;
  };
  const rewriter = new HTMLRewriter()
    .on(`${unseen}, ${notWritten}`, {
      element(element) {
        hidden += 1;
        element.onEndTag(() => {
          hidden -= 1;
        });
      },
    })
    .on(ownLine, {
      element(element) {
        if (element.tagName === "br" || !words.endsWith("\n")) breakLine();
        if (element.tagName === "li" && hidden === 0) words += "- ";
        if (element.tagName === "p" && hidden === 0) words += "\n";
      },
    })
    .onDocument({
      text({ text, lastInTextNode }) {
        piece += text;
        if (!lastInTextNode) return;
        const line = characters(piece.replace(/[ \t\r\n]+/g, " "));
        piece = "";
        if (hidden > 0) return;
        words += /[ \n]$/.test(words) ? line.replace(/^ /, "") : line;
      },
    });
  await rewriter.transform(new Response(html)).arrayBuffer();
  return words.trim();
}
