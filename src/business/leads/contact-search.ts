/** Words of a search that count. */
const mostWords = 8;

/** A string of FTS5: whatever it holds is text, never syntax. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * A query of `contact_search` (FTS5) for contacts with every word of `text` at the beginning of one of theirs, narrowed
 * to a status and a category. Only what holds a letter or a digit is a word; a text without one finds nothing.
 */
export function searchQuery(text: string | null, status: string | null, category: string | null): string {
  const words = (text ?? "")
    .toWellFormed()
    .split(/[\s\0]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map((word) => `${quoted(word)}*`);
  if (text !== null && words.length === 0) return '""';
  return [
    ...(status ? [`{status} : ${quoted(status)}`] : []),
    ...(category ? [`{category} : ${quoted(category)}`] : []),
    ...(words.length > 0 ? [`- {status category} : (${words.join(" AND ")})`] : []),
  ].join(" AND ");
}
