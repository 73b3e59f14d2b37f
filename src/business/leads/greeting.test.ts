import { expect, it } from "vitest";
import { helloTo } from "./greeting.ts";

it.each([
  ["Maya Lopez", "Hello Maya"],
  ["Zoë O’Brien-Núñez", "Hello Zoë"],
  ["Maya & Daniel", "Hello Maya & Daniel"],
  ["Maria del Carmen Ruiz", "Hello Maria del Carmen Ruiz"],
  ["Bayside Events", "Hello Bayside Events"],
  ["Bayside Events LLC", "Hello Bayside Events LLC"],
  ["maya", "Hello maya"],
])("greets %s as %s", (name, hello) => {
  expect(helloTo(name)).toBe(hello);
});
