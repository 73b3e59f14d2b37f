/** Pixels as stored: a photo may be shown on its side. */
export interface PictureHeader {
  type: "image/jpeg" | "image/png" | "image/webp";
  width: number;
  height: number;
}

/** Bytes and pixels. */
export const pictureLimits = {
  /** Twice what phones make. */
  file: 10 * 1024 * 1024,
  /** Of the longer side: browsers draw little more. */
  side: 12_000,
  /** All variants together, and one of them. */
  variants: 3 * 1024 * 1024,
  variant: 1024 * 1024,
  alt: 300,
} as const;

/** As `npm run pictures` makes them: none wider than its original. */
export const variantWidths = [480, 800, 1200, 1600] as const;

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

export const pictureFaults = {
  none: "Please choose a picture.",
  noPicture: "This is not a picture that can be shown here. Please choose a JPEG, PNG or WebP file.",
  broken: "This picture cannot be read. It may be damaged: please choose another one.",
  tooMuch: `A picture may have ${megabytes(pictureLimits.file)} MB at most. Please choose a smaller one.`,
  tooLarge: (bytes: number): string =>
    `A picture may have ${megabytes(pictureLimits.file)} MB at most; this one has ${megabytes(bytes)} MB. Please choose a smaller one.`,
  tooWide: ({ width, height }: Pick<PictureHeader, "width" | "height">): string =>
    `A picture may be ${pictureLimits.side.toLocaleString("en-US")} pixels wide and high at most; this one is ${width.toLocaleString("en-US")} by ${height.toLocaleString("en-US")}.`,
  tooSmall: (width: number): string =>
    `A picture has to be ${variantWidths[0]} pixels wide at least; this one is ${width}. It would look blurred.`,
  noWords: "Please say what the picture shows, for people who do not see it.",
} as const;

const uploadId = /^upload-[0-9a-f]{32}$/;

export const isUploadId = (name: string): boolean => uploadId.test(name);

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** C0 to CF, without the tables among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** ITU T.81, annex B. */
function jpegSize(view: DataView): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // A fill byte stands alone, every other segment tells its length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** RFC 9649: lossy, lossless or extended, by its first chunk. */
function webpSize(bytes: Uint8Array, view: DataView): { width: number; height: number } | null {
  if (view.byteLength < 30) return null;
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (text(bytes, 12, 4)) {
    case "VP8 ":
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return null;
  }
}

/** `null` for anything but a picture. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text(bytes, 0, 3) === "\xff\xd8\xff") {
    const size = jpegSize(view);
    return size && { type: "image/jpeg", ...size };
  }
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 4) === "WEBP") {
    const size = webpSize(bytes, view);
    return size && { type: "image/webp", ...size };
  }
  if (text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n" && bytes.byteLength >= 24)
    return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
  return null;
}
