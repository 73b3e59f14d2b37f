import { Fragment } from "react";

/** Phrases of a headline, none of which breaks inside. */
export function Headline({ phrases }: { phrases: readonly string[] }) {
  return phrases.map((phrase) => (
    <Fragment key={phrase}>
      <span className="whole">{phrase}</span>{" "}
    </Fragment>
  ));
}
