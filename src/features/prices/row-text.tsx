/** What a package's or an add-on's row says, in the words of the page; what has none there is marked as English. */
export function RowText({ text, rows }: { text: string; rows: Readonly<Record<string, string>> | null }) {
  const translated = rows?.[text];
  return rows && translated === undefined ? <span lang="en">{text}</span> : (translated ?? text);
}
