import type { Page } from "@playwright/test";
import { paths } from "../src/features/site/paths.ts";
import { hydrated } from "./islands.ts";
import { tabTo } from "./keyboard.ts";
import type { Person } from "./person.ts";

/** The quote form as people find it: by its labels. */
export function leadForm(page: Page) {
  const form = page.getByRole("form", { name: /^Tell me about/ });
  const text = (label: string) => form.getByRole("textbox", { name: new RegExp(`^${label}`) });
  const group = (label: string) => form.getByRole("group", { name: new RegExp(`^${label}`) });
  return {
    form,
    firstName: text("First name"),
    lastName: text("Last name"),
    email: text("Email"),
    phone: text("Phone"),
    companyName: text("Company name"),
    eventType: form.getByRole("combobox", { name: "Event type" }),
    eventDate: form.getByLabel("Event date"),
    guests: group("Guests"),
    budget: group("Budget"),
    details: text("Anything I should know"),
    send: form.getByRole("button", { name: /^Send and get/ }),
    sending: form.getByRole("button", { name: "Submitting..." }),
    summary: form.getByRole("alert"),
    /** The control that a message stands beside, by the label of the field. */
    labeled: (label: string) =>
      label === "Budget" || label === "Guests"
        ? group(label)
        : label === "Event type"
          ? form.getByRole("combobox", { name: label })
          : text(label),
  };
}

export type LeadForm = ReturnType<typeof leadForm>;

/** Opens a page with the quote form and waits until the form's island has come to life. */
export async function openForm(page: Page, address: string = paths.home): Promise<LeadForm> {
  const form = leadForm(page);
  await page.goto(address);
  await form.firstName.focus();
  await hydrated(page, "lead-section");
  return form;
}

/** Fills what the form requires. */
export async function fillRequired(form: LeadForm, person: Person, eventType: string): Promise<void> {
  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);
  await form.email.fill(person.email);
  await form.eventType.selectOption(eventType);
  await form.budget.getByRole("radio", { name: "$2,500-$5,000" }).check();
}

/** Fills the whole wedding form with the keys alone, from wherever focus is, and stops on the button. */
export async function fillByKeyboard(page: Page, form: LeadForm, person: Person): Promise<void> {
  await tabTo(page, form.firstName);
  await page.keyboard.type(person.firstName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.lastName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("(813) 555-0100");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.type("06122099");
  await tabTo(page, form.guests.getByRole("radio", { name: "1-50" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, form.budget.getByRole("radio", { name: "Under $1,000" }));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, form.details);
  await page.keyboard.type("First dance at eight.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("No group dances, please.");
  await tabTo(page, form.send);
}
