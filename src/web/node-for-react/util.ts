const platform = new globalThis.TextEncoder();

/** Characters up to which copying them here takes less than asking the platform. */
const short = 64;

/** One for all: React reads it before it asks again. */
const copied = { read: 0, written: 0 };

/**
 * Stands in for the one class that React's build for Node takes of Node's `util` (see scripts/worker-bundle.ts): the platform's
 * encoder, which is called for each of a page's thousands of pieces. Most are a few characters of ASCII, and copied here.
 */
export class TextEncoder {
  encode(text: string): Uint8Array {
    return platform.encode(text);
  }

  /** Writes `text` as UTF-8 to the beginning of `target`, as far as it has room. */
  encodeInto(text: string, target: Uint8Array): { read: number; written: number } {
    if (text.length > short || text.length > target.length) return platform.encodeInto(text, target);
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 127) return platform.encodeInto(text, target);
      target[at] = code;
    }
    copied.read = copied.written = text.length;
    return copied;
  }
}
