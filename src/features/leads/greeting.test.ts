import { expect, it } from "vitest";
import { helloTo, helloToNamed } from "./greeting.ts";

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

it.each([
  "Ana",
  "maya",
  "Mary-Ann O’Neill",
  "Maria del Carmen Ruiz",
  "Maya & Daniel",
  "Sarah and Tom Miller",
  "नेहा शर्मा",
])("%s is a name that is repeated", (name) => {
  expect(helloToNamed(name)).toBe(`Hello ${name}`);
});

it.each([
  "You have won a prize",
  "Your account is locked",
  "Your-account-is-locked",
  "Read This New Offer Now",
  "evil.example",
  "ana@evil.example",
  "Call 813 999 8877",
  "a".repeat(41),
])("%s is none", (typed) => {
  expect(helloToNamed(typed)).toBe("Hello");
});
