/* What `npm run setup` asks for in src/content/business.ts under `identity`. */
import * as pictures from "../src/content/pictures.ts";
import { watchPage } from "../src/content/player.ts";
import { calendarDateAt } from "../src/platform/dates.ts";
import { sample } from "./sample-business.ts";
import { isDeployed } from "./setup-file.ts";
import { type Answers, type Group, isRenamed, isSample, type Question, withIdentity } from "./setup-question.ts";
import * as value from "./setup-values.ts";

type Identity = Answers["identity"];

const ofIdentity = <Name extends keyof Identity>(
  flag: string,
  ask: string,
  name: Name,
  parse: (typed: string) => Identity[Name],
  text: (present: NonNullable<Identity[Name]>) => string,
  suggested?: (identity: Identity) => string | undefined,
): Question => ({
  flag,
  ask,
  shown({ identity }) {
    const present = identity[name];
    return present ? text(present) : value.none;
  },
  set: (answers, typed) => withIdentity(answers, { [name]: parse(typed) }),
  ...(suggested
    ? {
        suggested: ({ identity }: Answers) =>
          isSample(identity[name], sample.identity[name]) ? suggested(identity) : undefined,
      }
    : {}),
});

const linkOrNone = (typed: string): string | undefined => (typed.trim() === value.none ? undefined : value.link(typed));

const asTyped = (text: string): string => text;

const domainOf = (email: string): string => email.split("@")[1] ?? "";
const ofProvider = /^(?:gmail|yahoo|outlook|hotmail|icloud|aol|proton)\./;

export const who: Group = {
  title: "Who you are",
  questions: [
    {
      flag: "name",
      ask: "Name of the business",
      shown: ({ identity }) => identity.name,
      set(answers, typed) {
        const renamed = withIdentity(answers, { name: value.line(typed) });
        const isFirst = !isRenamed(answers) && isRenamed(renamed);
        return isFirst ? { ...renamed, place: { ...renamed.place, copyrightYear: new Date().getFullYear() } } : renamed;
      },
    },
    ofIdentity("legal-name", "Legal name, for contracts and invoices", "legalName", value.line, asTyped, (identity) =>
      isRenamed({ identity }) ? identity.name : undefined,
    ),
    ofIdentity("phone", "Phone", "phone", value.phone, ({ display }) => display),
    ofIdentity("email", "Email for clients", "email", value.email, asTyped),
    ofIdentity(
      "mail-from",
      "Address that the site's mails are sent from",
      "mailFrom",
      value.email,
      asTyped,
      ({ email }) => (email === sample.identity.email ? undefined : `bookings@${domainOf(email)}`),
    ),
    {
      flag: "site",
      ask: "Address of the site",
      shown: ({ origin }) => origin,
      set: (answers, typed) => ({ ...answers, origin: new URL(value.link(typed)).origin }),
      suggested({ origin, identity }) {
        const domain = domainOf(identity.email);
        const isOwn = domain !== domainOf(sample.identity.email) && !ofProvider.test(domain);
        return origin === `https://${domainOf(sample.identity.email)}` && isOwn ? `https://${domain}` : undefined;
      },
    },
    {
      flag: "worker",
      ask: "Name of the site at Cloudflare, and of its database, bucket and queue",
      shown: ({ worker }) => worker,
      set: (answers, typed) => ({ ...answers, worker: value.name(typed) }),
      suggested: ({ worker, identity }) =>
        worker === value.slug(sample.identity.name) && isRenamed({ identity }) && !isDeployed()
          ? value.slug(identity.name)
          : undefined,
    },
    ofIdentity(
      "address",
      "Postal address, lines divided by ;",
      "postalAddress",
      (typed) => value.listOf(value.line(typed), value.line),
      (lines) => lines.join("; "),
    ),
    ofIdentity("tax", "Tax number (EIN), or none", "taxNumber", value.lineOrNone, asTyped, (identity) =>
      isRenamed({ identity }) ? value.none : undefined,
    ),
  ],
};

const isPicture = (name: string): name is keyof typeof pictures => Object.hasOwn(pictures, name);

export const owner: Group = {
  title: "The owner, in person",
  questions: [
    {
      flag: "owner",
      ask: "Name of the owner, or none",
      shown: ({ identity }) => identity.owner?.name ?? value.none,
      set(answers, typed) {
        const name = value.lineOrNone(typed);
        const { owner, ...identity } = answers.identity;
        if (!name) return { ...answers, identity };
        return withIdentity(answers, { owner: { ...owner, name, signature: `${name.split(" ")[0]}, your DJ` } });
      },
    },
    {
      flag: "owner-words",
      ask: "Two sentences of the owner, or none",
      shown: ({ identity }) => identity.owner?.words ?? value.none,
      set(answers, typed) {
        const { owner } = answers.identity;
        const words = value.lineOrNone(typed);
        if (!owner && words) throw new Error("words need an owner: give --owner as well");
        if (!owner) return answers;
        const { words: said, ...others } = owner;
        return withIdentity(answers, { owner: words ? { ...others, words } : others });
      },
    },
    {
      flag: "portrait",
      ask: "Portrait of the owner, a picture of pictures/ (npm run pictures), or none",
      shown: ({ identity }) => identity.owner?.portrait ?? value.none,
      set(answers, typed) {
        const { owner } = answers.identity;
        const named = value.lineOrNone(typed)?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        if (named !== undefined && !isPicture(named)) throw new Error("there is no such picture: npm run pictures");
        if (!owner && named) throw new Error("a portrait needs an owner: give --owner as well");
        if (!owner) return answers;
        const { portrait: before, ...others } = owner;
        return withIdentity(answers, { owner: named ? { ...others, portrait: named } : others });
      },
    },
  ],
};

export const channel = ofIdentity(
  "channel",
  "Twitch channel that you stream on, or none: then there is no live page",
  "streamingChannel",
  (typed) => (typed.trim() === value.none ? undefined : value.channel(typed)),
  ({ href }) => href,
  (identity) => (isRenamed({ identity }) ? value.none : undefined),
);

export const elsewhere: Group = {
  title: "Elsewhere",
  questions: [
    ofIdentity(
      "scheduling",
      "Page elsewhere to pick a time for a call, such as Calendly's, or none (Settings has hours for calls of its own)",
      "schedulingPage",
      linkOrNone,
      asTyped,
      (identity) => (isRenamed({ identity }) ? value.none : undefined),
    ),
    ofIdentity(
      "film",
      "Film on the home page: its address at YouTube; a title; a caption. Or none",
      "video",
      (typed) =>
        typed.trim() === value.none ? undefined : { ...value.film(typed), uploaded: calendarDateAt(Date.now()) },
      ({ player, title, caption }) => `${watchPage(player)}; ${title}; ${caption}`,
      (identity) => (isRenamed({ identity }) ? value.none : undefined),
    ),
    ofIdentity(
      "profiles",
      "Profiles, divided by ; or none",
      "social",
      (typed) => value.listOf(typed, value.profile),
      (profiles) => profiles.map(value.profileText).join("; ") || value.none,
      (identity) => (isRenamed({ identity }) ? value.none : undefined),
    ),
    ofIdentity(
      "reviews",
      "Where clients leave reviews, or none",
      "reviewProfile",
      (typed) => (typed.trim() === value.none ? undefined : value.profile(typed)),
      value.profileText,
      (identity) => (isRenamed({ identity }) ? value.none : undefined),
    ),
    ofIdentity(
      "store",
      "Store for merch, or none: then there is no page of it",
      "merchStore",
      linkOrNone,
      asTyped,
      (identity) => (isRenamed({ identity }) ? value.none : undefined),
    ),
  ],
};
