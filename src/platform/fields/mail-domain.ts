const common = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "protonmail.com",
  "comcast.net",
  "verizon.net",
  "bellsouth.net",
];

/** Real domains that look like typos. */
const real = ["mail.com", "ymail.com"];

/** One letter added, missing, replaced or swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < meant.length && typed[same] === meant[same]) same += 1;
  const [is, was] = [typed.slice(same), meant.slice(same)];
  const swapped = is[0] === was[1] && is[1] === was[0] && is.slice(2) === was.slice(2);
  return is.slice(1) === was || is === was.slice(1) || is.slice(1) === was.slice(1) || swapped;
}

export const chosenAddress = "chosenAddress";

/** "ana@gmail.com" for "ana@gmial.com" and, if `whole`, for "ana@gmail"; `null` when it looks right. */
export function likelyAddress(typed: string, whole = false): string | null {
  const trimmed = typed.trim();
  const address = trimmed.replaceAll(/\s/g, "");
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at).toLowerCase();
  if (at < 2) return null;
  const cut = whole ? common.find((each) => each.split(".")[0] === domain) : undefined;
  const meant = cut ?? common.find((each) => isOneSlip(domain, each));
  if (!cut && (real.includes(domain) || common.some((each) => each.startsWith(domain)) || !meant))
    return address !== trimmed && /@[^@]+\.[^@.]+$/.test(address) ? address : null;
  return meant ? address.slice(0, at) + meant : null;
}
