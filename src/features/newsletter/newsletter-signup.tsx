import { Island } from "../../platform/islands/island.tsx";
import { Fold } from "../../platform/ui/fold.tsx";
import newsletterForm from "./newsletter-form.island.tsx";

export function NewsletterSignup() {
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="newsletter-title">
      <div className="card signup">
        <div>
          <h2 className="h2" id="newsletter-title">
            <span className="whole">New mixes and</span> <span className="whole">dates, now and then</span>
          </h2>
          <p className="text-muted mt-4">One click in the first email confirms. One click in any email ends it.</p>
        </div>
        <Fold summary="Sign up">
          <Island of={newsletterForm} props={{}} when="near" />
        </Fold>
      </div>
    </section>
  );
}
