/* What `npm run setup` asks for, in order. */
import { paymentWays } from "../src/content/identity.ts";
import { numberSettings } from "../src/features/settings/model.ts";
import { calendarDateAt } from "../src/platform/dates.ts";
import { sample } from "./sample-business.ts";
import type { Business } from "./setup-file.ts";
import { channel, elsewhere, owner, who } from "./setup-identity.ts";
import { allRights, codeLicense, pictureLicense } from "./setup-license.ts";
import { place } from "./setup-place.ts";
import { type Group, isRenamed, isSample, type Question, withIdentity } from "./setup-question.ts";
import * as value from "./setup-values.ts";

const ofNumber = (
  flag: string,
  ask: string,
  name: "depositPercent" | "balanceDueDays" | "quoteDays" | "holdHours",
  { least, most }: { least: number; most: number },
): Question => ({
  flag,
  ask,
  shown: (answers) => String(answers[name]),
  set: (answers, typed) => ({ ...answers, [name]: value.wholeNumber(least, most)(typed) }),
});

const ofClaims = (
  flag: string,
  ask: string,
  name: keyof Business["claims"],
  parse: (typed: string) => string = value.line,
): Question => ({
  flag,
  ask: `${ask}, or none`,
  shown: ({ claims }) => claims[name] ?? value.none,
  suggested: (answers) => (isRenamed(answers) && answers.claims[name] === sample.claims[name] ? value.none : undefined),
  set({ claims, ...answers }, typed) {
    const { [name]: before, ...others } = claims;
    return { ...answers, claims: typed.trim() === value.none ? others : { ...others, [name]: parse(typed) } };
  },
});

function rating(typed: string): string {
  const number = value.line(typed);
  if (Number(number) > 0 && Number(number) <= 5) return number;
  throw new Error("a rating out of five is wanted, such as 4.9");
}

const ofPay = (flag: "zelle" | "venmo", ask: string): Question => ({
  flag,
  ask,
  shown: ({ identity }) => identity.payTo[flag] ?? value.none,
  set: (answers, typed) =>
    withIdentity(answers, {
      payTo: {
        ...answers.identity.payTo,
        [flag]: typed.trim() === value.none ? undefined : value.payee(flag, typed),
      },
    }),
  suggested: ({ identity }) =>
    identity.email !== sample.identity.email && identity.payTo[flag] === sample.identity.payTo[flag]
      ? value.none
      : undefined,
});

const figures: Group = {
  title: "What you claim, and can show",
  questions: [
    {
      flag: "since",
      ask: "In service since the year",
      shown: ({ place }) => String(place.since),
      set: (answers, typed) => ({
        ...answers,
        place: { ...answers.place, since: value.wholeNumber(1950, new Date().getFullYear())(typed) },
      }),
    },
    ofClaims("weddings", "Weddings played", "weddings"),
    ofClaims("corporate", "Corporate events played", "corporateEvents"),
    ofClaims("private", "Private events played", "privateEvents"),
    ofClaims("retention", "Clients who come again", "retention"),
    ofClaims("rating", "Average rating out of five", "rating", rating),
  ],
};

const money: Group = {
  title: "Money (prices are set in the administrator's pages)",
  questions: [
    {
      flag: "payments",
      ask: `Ways to pay, of ${paymentWays.join(", ")}`,
      shown: ({ place }) => place.payments.join(", "),
      set: (answers, typed) => ({ ...answers, place: { ...answers.place, payments: value.payments(typed) } }),
    },
    ofPay("zelle", "Zelle goes to, or none"),
    ofPay("venmo", "Venmo goes to, or none"),
    {
      flag: "bank",
      ask: "Bank, routing number and account for transfers, divided by ;  or none",
      shown: ({ identity: { payTo } }) =>
        payTo.bank ? `${payTo.bank.name}; ${payTo.bank.routing}; ${payTo.bank.account}` : value.none,
      set(answers, typed) {
        const [name, routing, account, ...more] = value.listOf(typed, value.line);
        if (more.length > 0 || (name && !account))
          throw new Error("three things are wanted: bank; routing number; account");
        const { bank, ...others } = answers.identity.payTo;
        const payTo = name && routing && account ? { ...others, bank: { name, routing, account } } : others;
        return withIdentity(answers, { payTo });
      },
      suggested: (answers) =>
        isRenamed(answers) && isSample(answers.identity.payTo.bank, sample.identity.payTo.bank)
          ? value.none
          : undefined,
    },
    {
      flag: "discount",
      ask: "Percent off for who asks for a quote",
      shown: ({ discountPercent }) => String(discountPercent),
      set(answers, typed) {
        const discountPercent = value.wholeNumber(1, 90)(typed);
        const { corporate, wedding, "private-party": party } = answers.discountCodes;
        const named = (code: string) => code.replace(/\d+$/, String(discountPercent));
        const discountCodes = { corporate: named(corporate), wedding: named(wedding), "private-party": named(party) };
        return { ...answers, discountPercent, discountCodes };
      },
    },
    {
      flag: "codes",
      ask: "Codes for corporate events; weddings; private parties",
      shown: ({ discountCodes: codes }) => `${codes.corporate}; ${codes.wedding}; ${codes["private-party"]}`,
      set(answers, typed) {
        const [corporate, wedding, party, ...more] = value.listOf(typed.toUpperCase(), value.line);
        const codes = new Set([corporate, wedding, party]);
        if (
          !corporate ||
          !wedding ||
          !party ||
          more.length > 0 ||
          codes.size < 3 ||
          /[^A-Z0-9; ]/.test(typed.toUpperCase())
        )
          throw new Error("three different codes of letters and figures are wanted, divided by ;");
        return { ...answers, discountCodes: { corporate, wedding, "private-party": party } };
      },
    },
    ofNumber("deposit", "Deposit, in percent of the total", "depositPercent", numberSettings.depositPercent),
    ofNumber(
      "balance-days",
      "Days before the event on which the balance is due",
      "balanceDueDays",
      numberSettings.balanceDays,
    ),
    ofNumber("quote-days", "Days for which a quote holds its price", "quoteDays", numberSettings.quoteDays),
    ofNumber("hold-hours", "Hours for which an accepted quote holds the date", "holdHours", numberSettings.holdHours),
  ],
};

const hours: Group = {
  title: "When you answer, and when you play online",
  questions: [
    {
      flag: "hours",
      ask: "Office hours, divided by ;",
      shown: ({ standardOfficeHours }) => standardOfficeHours.map(value.hoursText).join("; "),
      set: (answers, typed) => ({ ...answers, standardOfficeHours: value.listOf(value.line(typed), value.hours) }),
    },
    channel,
    {
      flag: "shows",
      ask: "Live shows of each week on it, divided by ;  or none",
      shown: ({ schedule }) => schedule.map(value.showText).join("; ") || value.none,
      set(answers, typed) {
        const schedule = value.listOf(typed, value.show);
        if (schedule.length > 0 && !answers.identity.streamingChannel)
          throw new Error("shows need a channel: give --channel as well");
        return { ...answers, schedule, scheduleSince: calendarDateAt(Date.now()) };
      },
      suggested(answers) {
        const isOfSample = isRenamed(answers) && isSample(answers.schedule, sample.schedule);
        return isOfSample || !answers.identity.streamingChannel ? value.none : undefined;
      },
    },
  ],
};

const licenses: Group = {
  title: "Who may use what you make of it",
  questions: [
    {
      flag: "license",
      ask: `License of the code: ${allRights}, or MIT`,
      shown: ({ codeLicense }) => codeLicense,
      set: (answers, typed) => ({ ...answers, codeLicense: codeLicense(typed) }),
    },
    {
      flag: "picture-license",
      ask: `License of the pictures: ${allRights}, CC BY 4.0 or CC0 1.0`,
      shown: ({ pictureLicense }) => pictureLicense,
      set: (answers, typed) => ({ ...answers, pictureLicense: pictureLicense(typed) }),
    },
  ],
};

export const groups: readonly Group[] = [who, owner, place, figures, money, hours, elsewhere, licenses];

export const questions: readonly Question[] = groups.flatMap((group) => group.questions);
