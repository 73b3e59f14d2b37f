import * as z from "zod/mini";

/** Milliseconds; somebody waits for the page. */
const timeout = 3000;

const recordTypes = { MX: 15, TXT: 16 } as const;
type RecordType = keyof typeof recordTypes;

const answer = z.object({
  Status: z.number(),
  Answer: z.optional(z.array(z.object({ type: z.number(), data: z.string() }))),
});
const noError = 0;
const noSuchName = 3;

const longest = 400;
const most = 4;

/** Texts are quoted, long ones in pieces. */
function plain(data: string): string {
  const pieces = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, piece = ""]) => piece.replaceAll(/\\(.)/g, "$1"));
  return (pieces.length > 0 ? pieces.join("") : data).replaceAll(/[^\x20-\x7e]/g, "?");
}

/** Null: no answer, or none that is understood. */
async function lookUp(url: string, type: RecordType, name: string): Promise<string[] | null> {
  try {
    const response = await fetch(`${url}/dns-query?${new URLSearchParams({ name, type })}`, {
      headers: { Accept: "application/dns-json" },
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { Status: status, Answer: answers = [] } = z.parse(answer, await response.json());
    if (status !== noError && status !== noSuchName) throw new Error(`DNS status ${status}`);
    return answers.filter((each) => each.type === recordTypes[type]).map(({ data }) => plain(data));
  } catch (error) {
    console.warn(JSON.stringify({ event: "dns-not-answered", message: String(error) }));
    return null;
  }
}

interface Wanted {
  label: string;
  why: string;
  type: RecordType;
  /** The first that has records counts. */
  names: readonly string[];
  add: string;
  /** Null: nothing is wrong. */
  fault: (found: readonly string[]) => string | null;
}

export interface MailRecord extends Pick<Wanted, "label" | "why" | "type" | "add"> {
  state: "right" | "missing" | "wrong" | "unknown";
  name: string;
  /** Shortened, as they may be anybody's. */
  found: readonly string[];
  fault: string | null;
}

function onlyOne(found: readonly string[], start: string, fault: (record: string) => string | null): string | null {
  const own = found.filter((record) => record.toLowerCase().replaceAll(" ", "").startsWith(start.toLowerCase()));
  const [record] = own;
  if (!record) return `None of what is there begins with “${start}”.`;
  if (own.length > 1)
    return `There are ${own.length}. Receivers then count none of them: keep one, and delete the rest.`;
  return fault(record);
}

const cloudflareSpf = "include:_spf.mx.cloudflare.net";

function spfFault(record: string): string | null {
  const terms = record.toLowerCase().split(/\s+/);
  if (terms.some((term) => term === "all" || term === "+all")) return "It lets every server send in your name.";
  const isNamed = terms.some((term) => term === cloudflareSpf || term === `+${cloudflareSpf}`);
  return isNamed ? null : "It does not name Cloudflare’s servers, which send the site’s mails.";
}

const tagOf = (record: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*=([^;]*)`, "i").exec(record)?.[1]?.trim().toLowerCase();

function dkimFault(found: readonly string[]): string | null {
  if (found.length > 1) return "There are several, and receivers may take the wrong one: keep Cloudflare’s.";
  const key = tagOf(found[0] ?? "", "p");
  if (key === undefined) return "There is no key in it.";
  return key === "" ? "Its key is empty, which says that it counts no more." : null;
}

const dmarcFault = (record: string): string | null =>
  ["none", "quarantine", "reject"].includes(tagOf(record, "p") ?? "")
    ? null
    : "Its “p” is none of “none”, “quarantine” and “reject”.";

const cloudflareMx = (found: readonly string[]): string | null =>
  found.every((each) => /^\d+ [a-z\d-]+\.mx\.cloudflare\.net\.?$/i.test(each))
    ? null
    : "Not all of them are Cloudflare’s.";

const withParents = (domain: string): string[] => {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
};

const routes = [1, 2, 3].map((each) => `route${each}.mx.cloudflare.net`).join(", ");

const wantedFor = (domain: string, replyDomain: string | null): Wanted[] => [
  {
    label: "SPF",
    type: "TXT",
    names: [`cf-bounce.${domain}`],
    add: `v=spf1 ${cloudflareSpf} ~all`,
    why: "Says which servers send for you. It stands at the address to which mails come back.",
    fault: (found) => onlyOne(found, "v=spf1", spfFault),
  },
  {
    label: "DKIM",
    type: "TXT",
    names: [`cf-bounce._domainkey.${domain}`],
    fault: dkimFault,
    why: "The key to the signature of each mail.",
    add: `Cloudflare makes it: npx wrangler email sending dns get ${domain}`,
  },
  {
    label: "DMARC",
    type: "TXT",
    names: withParents(domain).map((each) => `_dmarc.${each}`),
    why: "What receivers do with mails in your name that pass neither. Begin with “none”; “reject” is for when all your mails pass, those of your own mailbox as well.",
    add: "v=DMARC1; p=none",
    fault: (found) => onlyOne(found, "v=DMARC1", dmarcFault),
  },
  {
    label: "MX for mails that come back",
    type: "MX",
    names: [`cf-bounce.${domain}`],
    add: routes,
    why: "Without it nobody learns that an address is wrong.",
    fault: cloudflareMx,
  },
  ...(replyDomain === null
    ? []
    : [
        {
          ...({ label: "MX for answers", type: "MX", names: [replyDomain], fault: cloudflareMx } as const),
          why: "Clients’ answers to mails come to the site by it.",
          add: `${routes}: enable Email Routing for ${replyDomain}`,
        },
      ]),
];

async function judged(url: string | null, { names, fault, ...wanted }: Wanted): Promise<MailRecord> {
  const answers = await Promise.all(
    names.map(async (name) => ({ name, found: url === null ? null : await lookUp(url, wanted.type, name) })),
  );
  const [first] = answers;
  // A parent's records count only where those below surely have none.
  const counted = answers.find(({ found }) => found === null || found.length > 0) ?? first;
  const { name, found } = counted ?? { name: "", found: null };
  if (found === null) return { ...wanted, state: "unknown", name: first?.name ?? "", found: [], fault: null };
  if (found.length === 0) return { ...wanted, state: "missing", name, found, fault: null };
  const wrong = fault(found);
  const shown = found.slice(0, most).map((each) => (each.length > longest ? `${each.slice(0, longest)}…` : each));
  return { ...wanted, state: wrong === null ? "right" : "wrong", name, found: shown, fault: wrong };
}

/** As Cloudflare’s Email Sending needs them. `url` is the resolver's. */
export const mailRecords = (url: string | null, domain: string, replyDomain: string | null): Promise<MailRecord[]> =>
  Promise.all(wantedFor(domain, replyDomain).map((wanted) => judged(url, wanted)));
