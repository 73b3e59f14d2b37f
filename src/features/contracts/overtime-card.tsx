import { dollars } from "../../platform/money.ts";
import type { PortalBooking } from "../portal/frame/view.ts";

type Overtime = NonNullable<PortalBooking["overtime"]>;

const words: Readonly<
  Record<Overtime["state"], (overtime: Overtime, isPaid: boolean) => readonly [title: string, text: string]>
> = {
  asked: ({ until, sum, answerBy }, isPaid) => [
    `Shall the music go on until ${until}?`,
    `It adds ${dollars(sum)}, at the rate of your agreement${isPaid ? ", to be paid within a week" : ""}. Without an answer by ${answerBy}, nothing is added.`,
  ],
  added: ({ until, sum }) => [
    `The music goes on until ${until}`,
    `${dollars(sum)} is added to what you pay, and stands in your agreement.`,
  ],
  declined: ({ sum }) => ["You said no to more music", `Nothing is added: the ${dollars(sum)} is not on your bill.`],
  "taken-back": ({ sum }) => [
    "More music is off",
    `I have taken the question back: the ${dollars(sum)} is not on your bill.`,
  ],
  unanswered: ({ sum }) => [
    "More music was not answered in time",
    `Nothing is added: the ${dollars(sum)} is not on your bill. If you would like it still, tell me in the room.`,
  ],
};

interface OvertimeCardProps {
  action: string;
  hidden: Readonly<Record<string, string>>;
  overtime: Overtime;
  /** Nothing else is owed. */
  isPaid: boolean;
}

export function OvertimeCard({ action, hidden, overtime, isPaid }: OvertimeCardProps) {
  const [title, text] = words[overtime.state](overtime, isPaid);
  return (
    <section className="card p-5 mb-6" aria-labelledby="overtime-title">
      <h2 className="h3" id="overtime-title">
        {title}
      </h2>
      <p className="mt-2">{text}</p>
      {overtime.state === "asked" ? (
        <form className="flex flex-wrap gap-4 mt-4" method="post" action={action}>
          {Object.entries({ ...hidden, amendment: overtime.id }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="btn btn-primary" type="submit" name="change" value="accept">
            Yes, add it for {dollars(overtime.sum)}
          </button>
          <button className="btn btn-secondary" type="submit" name="change" value="decline">
            No
          </button>
        </form>
      ) : null}
    </section>
  );
}
