import { expect, it } from "vitest";
import { TextEncoder as Encoder } from "./util.ts";

const ascii = "<li class='row'>";
const texts = [
  "",
  "a",
  ascii,
  "ñ",
  `${ascii}–`,
  "🎧",
  "\ud83c",
  "a\u0000b\u007f\u0080",
  "x".repeat(64),
  "x".repeat(65),
  "é".repeat(64),
];

it.each(texts)("writes %j as the platform does, however much room there is", (text) => {
  for (const room of [0, 1, 2, 3, 15, 16, 17, 63, 64, 65, 200]) {
    const [own, expected] = [new Uint8Array(room), new Uint8Array(room)];
    const { read, written } = new Encoder().encodeInto(text, own);
    expect({ read, written, own }).toEqual({ ...new TextEncoder().encodeInto(text, expected), own: expected });
  }
  expect(new Encoder().encode(text)).toEqual(new TextEncoder().encode(text));
});
