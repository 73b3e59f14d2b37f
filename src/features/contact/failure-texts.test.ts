import { afterEach, expect, it, vi } from "vitest";
import { english } from "../../content/words/en/index.ts";
import { post, sendFailure } from "../../platform/islands/request.ts";
import { api } from "../site/paths.ts";
import { contactFailure } from "./contact-form.island.tsx";
import { contactReceipt } from "./form.ts";

afterEach(() => vi.unstubAllGlobals());

async function told(answer: () => Promise<Response>): Promise<string> {
  vi.stubGlobal("fetch", answer);
  return post(api.contact, {}, contactReceipt).then(
    () => "nothing",
    (error: unknown) => contactFailure(error, english.contact.message),
  );
}

it.each<[string, () => Promise<Response>, string]>([
  ["stored", async () => Response.json({ success: true }), "nothing"],
  [
    "not sent at all",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "Network error: your message could not be sent. Please check your connection.",
  ],
  [
    "refused with a message",
    async () => Response.json({ message: "That was a lot at once." }, { status: 429 }),
    "Submission error: That was a lot at once.",
  ],
  [
    "refused by something in between",
    async () => new Response("Bad gateway", { status: 502 }),
    "Submission error: 502: Bad gateway",
  ],
  [
    "refused by a page of something in between",
    async () => new Response("<html><head><title>502</title></head><body>No email, no network</body>", { status: 502 }),
    "Submission error: The site could not be reached just now (502). Please try again in a minute.",
  ],
  [
    "refused by the data of something in between",
    async () => Response.json({ error: "The email gateway is down" }, { status: 520 }),
    "Submission error: The site could not be reached just now (520). Please try again in a minute.",
  ],
  [
    "answered by something that is no answer",
    async () => new Response("<p>Sign in to the hotel's network"),
    "Your message was received, but there was an error while processing it.",
  ],
])("a message that was %s", async (_, answer, words) => {
  expect(await told(answer)).toBe(words);
});

it("an unknown failure is told as received, for no error says otherwise", () => {
  expect(contactFailure(undefined, english.contact.message)).toContain("Your message was received");
});

it("words of a gateway's page pick no message of the catalogue", async () => {
  const page = "<html><body>Validation of the email network failed to fetch</body></html>";
  vi.stubGlobal("fetch", async () => new Response(page, { status: 504 }));
  const failed = await post(api.leadInquiry, {}, contactReceipt).catch((error: unknown) => error);
  expect(sendFailure(failed, "Unable to submit inquiry")).toEqual({
    variant: "destructive",
    title: "Unable to submit inquiry",
    description: "The site could not be reached just now (504). Please try again in a minute.",
  });
});

it.each([undefined, "a text that is no error", new Error(""), new Error()])(
  "a failed inquiry without a message (%s) is told to try again or to call",
  (error) => {
    expect(sendFailure(error, "Unable to submit inquiry")).toEqual({
      variant: "destructive",
      title: "Unable to submit inquiry",
      description: "Please try again or contact us directly.",
    });
  },
);
