/**
 * From `public/favicon.svg` to `public/`: `favicon.ico` (16, 32 and 48 pixels), the touch icon, those of the web
 * manifest; and the sun of happy mails, which take no SVG.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const publicFolder = join(import.meta.dirname, "..", "public");
const favicon = await readFile(join(publicFolder, "favicon.svg"), "utf8");

// Systems round the corners of these two, and may cut a maskable one down to its inner four fifths.
const square = favicon.replace('rx="7" ', "");
const padded = square.replace("translate(4 3) scale(.75)", "translate(6.4 5.6) scale(.6)");

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** A header, a directory entry of 16 bytes for each PNG, then the images. */
function ico(images: readonly { size: number; bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length + 16 * images.length;
  const entries = images.map(({ size, bytes }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(bytes.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += bytes.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ bytes }) => bytes)]);
}

/** As src/platform/ui/sunset.tsx draws it, at twice the size in which mails show it. */
const sun = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80" width="320" height="160" fill="#fbbf24">
  <path d="M40 44a40 40 0 0 1 80 0z"/><rect y="51" width="160" height="3" rx="1.5"/>
  <rect x="44" y="63" width="84" height="2.6" rx="1.3" opacity=".7"/><rect x="62" y="74" width="34" height="2.6" rx="1.3" opacity=".45"/>
</svg>`;

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(favicon, size) })));
const files: Record<string, Buffer> = {
  "favicon.ico": ico(small),
  "apple-touch-icon.png": await png(square, 180),
  "icon-192.png": await png(favicon, 192),
  "icon-512.png": await png(favicon, 512),
  "icon-maskable-512.png": await png(padded, 512),
  "mail-sun.png": await sharp(Buffer.from(sun)).png({ compressionLevel: 9, palette: true }).toBuffer(),
};
for (const [file, bytes] of Object.entries(files)) await writeFile(join(publicFolder, file), bytes);
console.log(
  Object.entries(files)
    .map(([file, { length }]) => `${file} ${length} bytes`)
    .join("\n"),
);
