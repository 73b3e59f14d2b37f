const common = [
  ...["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com", "protonmail.com"],
  ...["comcast.net", "verizon.net", "bellsouth.net"],
];

/** Others that look like a slip of one of them. */
const real = ["mail.com", "ymail.com"];

/** One letter too many, too few, another one, or two swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < meant.length && typed[same] === meant[same]) same += 1;
  const [is, was] = [typed.slice(same), meant.slice(same)];
  const swapped = is[0] === was[1] && is[1] === was[0] && is.slice(2) === was.slice(2);
  return is.slice(1) === was || is === was.slice(1) || is.slice(1) === was.slice(1) || swapped;
}

/** "ana@gmail.com" for "ana@gmial.com"; `null` when nothing looks wrong, as while somebody is still typing a domain. */
export function likelyAddress(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at).toLowerCase();
  if (at < 2 || real.includes(domain) || common.some((each) => each.startsWith(domain))) return null;
  const meant = common.find((each) => isOneSlip(domain, each));
  return meant ? address.slice(0, at) + meant : null;
}
