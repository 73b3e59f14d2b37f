import type { MediaObjectLeaf } from "schema-dts";
/** What videos and recordings have in common. */
export interface Recording {
  /** Tells it apart from others of the same name. */
  address?: string;
  name: string;
  description?: string;
  /** The day or the instant, as ISO 8601. */
  uploaded: string;
  /** As `58:12` or `1:04:05`. */
  length?: string | null;
  tags?: readonly string[];
}

/** `1:04:05` as ISO 8601, `PT1H4M5S`; `null` when it is no such length. */
function duration(length: string): string | null {
  const [, hours = "0", minutes, seconds] = /^(?:(\d+):)?(\d+):(\d{2})$/.exec(length) ?? [];
  if (minutes === undefined) return null;
  return `PT${Number(hours) ? `${Number(hours)}H` : ""}${Number(minutes)}M${Number(seconds)}S`;
}

type Properties = Partial<Omit<MediaObjectLeaf, "@type">>;

/** The properties that schema.org gives to videos and recordings alike. */
export function recording({ address, name, description, uploaded, length, tags = [] }: Recording) {
  const lasts = length ? duration(length) : null;
  return {
    ...(address ? ({ "@id": address } satisfies Properties) : {}),
    name,
    ...(description ? ({ description } satisfies Properties) : {}),
    uploadDate: uploaded,
    ...(lasts ? ({ duration: lasts } satisfies Properties) : {}),
    ...(tags.length > 0 ? ({ keywords: tags.join(", ") } satisfies Properties) : {}),
  } satisfies Properties;
}
