const types = {
  csv: "text/csv; charset=UTF-8",
  ics: "text/calendar; charset=utf-8",
  json: "application/json; charset=UTF-8",
  m3u8: "application/vnd.apple.mpegurl; charset=UTF-8",
  pdf: "application/pdf",
  txt: "text/plain; charset=UTF-8",
  xml: "application/xml; charset=UTF-8",
  zip: "application/zip",
};

export type FileName = `${string}.${keyof typeof types}`;

/** Headers of a file that a browser saves under its name. */
export function attachment(name: FileName): Record<"Content-Type" | "Content-Disposition", string> {
  const [ending] = Object.entries(types).filter(([each]) => name.endsWith(`.${each}`));
  return {
    "Content-Type": ending?.[1] ?? "application/octet-stream",
    // RFC 6266: other letters than these need the second way.
    "Content-Disposition": `attachment; ${/^[\w.-]+$/.test(name) ? `filename="${name}"` : `filename*=UTF-8''${encodeURIComponent(name)}`}`,
  };
}
