/** What a package's or an add-on's row says, in the words of the page; what has none there is marked as English. */
export function RowText({ text, rows }: { text: string; rows: Readonly<Record<string, string>> | null }) {
  const said = rows?.[text];
  return rows && said === undefined ? <span lang="en">{text}</span> : (said ?? text);
}
