import jsQR from "jsqr";
import { expect, it } from "vitest";
import { guests } from "../../content/words/en/guests.ts";
import { linesOfPdf, tagsOfPdf } from "../../test/pdf-text.ts";
import { cardPdf } from "./card-pdf.ts";
import { qrSvg } from "./qr-code.ts";

const address = "https://sunsetbaydj.example/g/K7QF2M";

interface Dark {
  x: number;
  y: number;
  width: number;
  height: number;
}

function read(darks: readonly Dark[], side: number): string | undefined {
  const pixels = 320;
  const image = new Uint8ClampedArray(pixels * pixels * 4).fill(255);
  const at = (value: number) => Math.round((value / side) * pixels);
  for (const { x, y, width, height } of darks)
    for (let row = at(y); row < at(y + height); row += 1)
      for (let column = at(x); column < at(x + width); column += 1)
        image.set([0, 0, 0, 255], (row * pixels + column) * 4);
  return jsQR(image, pixels, pixels)?.data;
}

const edges = (darks: readonly Dark[]) => ({
  left: Math.min(...darks.map(({ x }) => x)),
  right: Math.max(...darks.map(({ x, width }) => x + width)),
  top: Math.min(...darks.map(({ y }) => y)),
  bottom: Math.max(...darks.map(({ y, height }) => y + height)),
});

it("the code of an SVG is read as the address, with four modules of white around it", () => {
  const svg = qrSvg(address);
  const size = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1]);
  const darks = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: 1,
  }));
  expect(read(darks, size)).toBe(address);
  expect(edges(darks)).toEqual({ left: 4, right: size - 4, top: 4, bottom: size - 4 });
});

it.each([
  ["card", [297.64, 419.53]],
  ["card-4x6", [288, 432]],
  ["card-5x7", [360, 504]],
  ["poster", [612, 792]],
] as const)("the code of the %s is read as the address, on a sheet of its size", (sheet, [width, height]) => {
  const bytes = cardPdf(sheet, {
    words: guests,
    language: "es-US",
    address,
    title: "Zoë & Łukasz",
    date: "April 17, 2027",
    sunset: "Sunset 7:58 PM",
  });
  const pdf = new TextDecoder("latin1").decode(bytes);
  expect(pdf).toContain("/Lang (es-US)");
  expect(pdf).toContain(`/MediaBox [0 0 ${width} ${height}]`);
  expect(linesOfPdf(bytes)).toContain("sunsetbaydj.example/g/K7QF2M");
  expect(linesOfPdf(bytes).includes("Sunset 7:58 PM")).toBe(sheet === "poster");
  expect(linesOfPdf(bytes).join(" ")).toMatch(/Zoë & Łukasz.*April 17, 2027|April 17, 2027.*Zoë & Łukasz/);
  expect(tagsOfPdf(bytes).filter((tag) => tag !== "P")).toEqual(["Document", "H1", "Figure"]);
  const [box, ...squares] = [...pdf.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/gm)].map((found) => {
    const [x = 0, y = 0, wide = 0, high = 0] = found.slice(1).map(Number);
    return { x, y, width: wide, height: high };
  });
  if (!box) throw new Error("there is no box");
  const side = box.width;
  const darks = squares.map((each) => ({ ...each, x: each.x - box.x, y: box.y + side - each.y - each.height }));
  expect(read(darks, side)).toBe(address);
  const module = squares[0]?.height ?? 0;
  expect(edges(darks).left / module).toBeCloseTo(4, 1);
  expect((side - edges(darks).right) / module).toBeCloseTo(4, 1);
});
