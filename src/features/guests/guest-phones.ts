/** What the DJ says of the votes of a guest's phone: they count unasked, wait for an answer, count by it, or do not. */
export const phoneStates = ["counted", "waiting", "admitted", "left-out"] as const;
export type PhoneState = (typeof phoneStates)[number];

/** What the DJ reads of phones of one network: a question, or what was answered. */
export function phonesInWords(phones: number, state: PhoneState): string {
  const many = `${phones} ${phones === 1 ? "phone" : "phones"}`;
  if (state === "admitted") return `${many} of one network ${phones === 1 ? "is" : "are"} counted`;
  if (state === "left-out") return `${many} of one network ${phones === 1 ? "is" : "are"} not counted`;
  return `${phones} new ${phones === 1 ? "phone" : "phones"} from one network: count ${phones === 1 ? "it" : "them"}?`;
}
