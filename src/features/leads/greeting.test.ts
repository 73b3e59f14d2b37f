import { expect, it } from "vitest";
import { fill } from "../../platform/language.ts";
import { spanish } from "../../test/spanish.ts";
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
  ["Ana Núñez", "Ana"],
  ["Ana Núñez Peña", "Ana"],
  ["Ana María Núñez Peña", "Ana María Núñez Peña"],
  ["Bayside Events LLC", "Bayside Events LLC"],
])("greets %s in Spanish as %s, as both last names are written there", (name, first) => {
  expect(helloTo(name, spanish.bookingMails)).toBe(fill(spanish.bookingMails.hello, { name: first }));
});

it.each([
  "Ana",
  "maya",
  "Mary-Ann O’Neill",
  "Maria del Carmen Ruiz",
  "Maya & Daniel",
  "Sarah and Tom Miller",
  "नेहा शर्मा",
  "Maria del Carmen de la Cruz",
  "Nguyễn Thị Minh Khai",
  "Đỗ Mỹ Linh",
  "O'Neil-Smith Jr.",
  "O’Neil-Smith",
  "van der Berg",
  "Ludwig van der Berg",
  "Johnny Cash",
  "Kim Deal",
  "Win Maung",
  "LaToya McDonald",
  "Дмитрий Орлов",
  "Dr. Ana Núñez, Sr.",
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
  "Win Money Now",
  "Win Money",
  "Wín Móney Nów",
  "WIN FREE CASH",
  "WinMoneyNow",
  "winmoneynow",
  "Win-Money Free-Cash",
  "W\u0456n M\u043eney",
  "Your Account",
  "Gana Dinero Ya",
  "Paypal Support Team",
  "Don't Click Here",
  "de la Free Gift Cards",
  "Haz Clic Aqui",
  "Ihr Konto Gesperrt",
  "Eight One Three Five",
  "𝐄𝐯𝐢𝐥",
  "Fuck You",
  "a".repeat(41),
])("%s is none", (typed) => {
  expect(helloToNamed(typed)).toBe("Hello");
});
