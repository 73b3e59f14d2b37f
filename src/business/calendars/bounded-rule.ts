import type icalLibrary from "ical.js";

type Rule = InstanceType<(typeof icalLibrary)["Recur"]>;

/** Steps that one rule may take. Those of every day since 1980 are fewer. */
const mostSteps = 20_000;

/** A rule goes on and on, and finds nothing more. */
export class EndlessRule extends Error {}

/**
 * Lets a rule that ical.js would follow for good, such as every day that is a February 31, throw an {@link EndlessRule} after
 * {@link mostSteps}. `spend` hears of each step, so that many such rules may not take as long together.
 */
export function boundRule(rule: Rule, spend: () => void): void {
  const iterator = rule.iterator.bind(rule);
  rule.iterator = (start) => {
    const steps = iterator(start);
    const check = steps.check_contracting_rules.bind(steps);
    let taken = 0;
    steps.check_contracting_rules = () => {
      spend();
      taken += 1;
      if (taken > mostSteps) throw new EndlessRule();
      return check();
    };
    return steps;
  };
}
