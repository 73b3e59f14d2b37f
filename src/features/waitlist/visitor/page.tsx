import { type PageMetadata, unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { Body, type WaitlistView } from "./waitlist-body.tsx";

const headings: Readonly<Record<WaitlistView["name"], string>> = {
  form: "Join the waitlist",
  free: "That day is free right now",
  asked: "One tap is left: look in your mail",
  confirm: "Shall I put you in line?",
  joined: "You are on the waitlist",
  offer: "Your date has come free",
  over: "The offer is over",
  left: "You are off the waitlist",
  broken: "This link does not work",
  unavailable: "This does not work right now",
};

/** A button makes changes, because mail scanners open links. */
export function WaitlistPage({ view }: { view: WaitlistView }) {
  return (
    <section className="wrap section text-center waitlist-page">
      <Sunset className="w-[140px] mx-auto mb-6 text-brand" />
      <h1 className="h1">{headings[view.name]}</h1>
      <Body view={view} />
    </section>
  );
}

export const waitlistMetadata = ({ name }: WaitlistView): PageMetadata =>
  unlisted(
    headings[name],
    "When a date is somebody else's, its waitlist hears first: one email and 24 hours to yourself, then the next in line.",
    { feature: "waitlist" },
  );
