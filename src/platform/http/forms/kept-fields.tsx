import { Facts } from "../../ui/facts.tsx";

/** The fields of a form as they were sent. */
export type SentFields = readonly (readonly [name: string, value: string])[];

/** Fields that hold nothing that anyone typed. */
const silent = ["leaveBlank", "idempotencyKey"];

/** The name of a field as words: "firstName" is "First name". */
const inWords = (field: string): string => {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What somebody typed, to read. */
export function TypedFacts({ fields }: { fields: SentFields }) {
  const typed = new Map<string, string>();
  for (const [name, value] of fields)
    if (value.trim() && !silent.includes(name)) typed.set(name, [typed.get(name), value].filter(Boolean).join(", "));
  return <Facts facts={Array.from(typed, ([name, value]) => [inWords(name), value] as const)} />;
}

/** The same, to be sent once more. */
export const HiddenFields = ({ fields }: { fields: SentFields }) =>
  fields.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
