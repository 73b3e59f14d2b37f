import { expect, it } from "vitest";
import { mixWell } from "./mixing.ts";

const at = (key: string | null, bpm: number | null = 120) => ({ key, bpm });

it.each([
  ["8A", "8A"],
  ["8A", "8B"],
  ["8A", "9A"],
  ["12B", "1B"],
  ["8A", "Am"],
  ["8A", "1m"],
  ["8B", "C"],
  ["C major", "1d"],
  ["Abm", "1A"],
  ["G♯ minor", "6m"],
  ["F#m", "11A"],
  ["Bbmaj", "6B"],
  ["02A", "2a"],
  ["e", "9A"],
  ["D♯m/E♭m", "2A"],
])("%s mixes well with %s, either way", (a, b) => {
  expect(mixWell(at(a), at(b))).toBe(true);
  expect(mixWell(at(b), at(a))).toBe(true);
});

it.each([
  ["8A", "10A"],
  ["8A", "9B"],
  ["Am", "Cm"],
  ["8A", null],
  ["8A", "13A"],
  ["8A", "off"],
])("%s does not mix well with %s", (a, b) => {
  expect(mixWell(at(a), at(b))).toBe(false);
});

it("asks for a tempo that is near, or half or double, and knows neither without a figure", () => {
  expect(mixWell(at("8A", 120), at("8A", 127))).toBe(true);
  expect(mixWell(at("8A", 120), at("8A", 128))).toBe(false);
  expect(mixWell(at("8A", 174), at("8A", 87))).toBe(true);
  expect(mixWell(at("8A", 70), at("8A", 140))).toBe(true);
  expect(mixWell(at("8A", 120), at("8A", null))).toBe(false);
});
