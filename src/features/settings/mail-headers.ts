const methods = ["SPF", "DKIM", "DMARC"] as const;
type Method = (typeof methods)[number];

interface Finding {
  method: Method;
  /** "pass", "fail", "none", … */
  result: string;
  domain: string | null;
}

export interface Verdict {
  method: Method;
  isPassed: boolean;
  words: string;
}

/** Joins wrapped lines, also where a paste has lost their indentation. */
function authenticationResults(text: string): string {
  const kept: string[] = [];
  let isInside = false;
  for (const line of text.split(/\r?\n/)) {
    const header = /^([\w-]+):(.*)$/.exec(line);
    if (header) isInside = header[1]?.toLowerCase() === "authentication-results";
    else if (line.trim() === "") isInside = false;
    if (isInside) kept.push(header ? `; ${header[2]}` : line);
  }
  // Comments may quote anything.
  return kept.join(" ").replaceAll(/\([^()]*\)/g, " ");
}

const methodOf = (name: string | undefined) => methods.find((each) => each.toLowerCase() === name?.toLowerCase());

function findingOf(clause: string): Finding[] {
  const [, name, result = ""] = /^\s*(spf|dkim|dmarc)\s*=\s*([a-z]+)/i.exec(clause) ?? [];
  const method = methodOf(name);
  if (!method) return [];
  const [, property] = /(?:header\.(?:d|i|from)|smtp\.mailfrom)\s*=\s*"?([^\s;"]+)/i.exec(clause) ?? [];
  const domain = property?.slice(property.lastIndexOf("@") + 1).toLowerCase() ?? null;
  return [{ method, result: result.toLowerCase(), domain }];
}

/** Gmail's table above an original: "DKIM: 'PASS' with domain example.com". */
function gmailFindings(text: string): Finding[] {
  const rows = text.matchAll(/^[ \t]*(spf|dkim|dmarc):[ \t]*'?([a-z]+)'?(?:[^\n]{0,40}? with domain (\S{1,253}))?/gim);
  return [...rows].flatMap(([, name, result = "", domain]) => {
    const method = methodOf(name);
    return method ? [{ method, result: result.toLowerCase(), domain: domain?.toLowerCase() ?? null }] : [];
  });
}

const belongTogether = (a: string, b: string): boolean => a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);

/** Reads a mail's original; null without findings. */
export function verdictsIn(text: string, domain: string): Verdict[] | null {
  const findings = [...authenticationResults(text).split(";").flatMap(findingOf), ...gmailFindings(text)];
  if (findings.length === 0) return null;
  const isOurs = (finding: Finding) => finding.domain === null || belongTogether(finding.domain, domain);
  return methods.map((method): Verdict => {
    const all = findings.filter((each) => each.method === method);
    const passed = all.filter(({ result }) => result === "pass");
    // One signature of ours is enough.
    const counted = passed.find(isOurs) ?? passed[0] ?? all[0];
    if (!counted) return { method, isPassed: false, words: "Not in what you pasted." };
    if (counted.result !== "pass") return { method, isPassed: false, words: `The receiver says “${counted.result}”.` };
    if (isOurs(counted)) return { method, isPassed: true, words: "Passed." };
    const of = (counted.domain ?? "").slice(0, 100);
    return { method, isPassed: false, words: `Passed for ${of}, which is not ${domain}: is this the site’s mail?` };
  });
}
