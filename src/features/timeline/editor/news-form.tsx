import { type NewsChoice, newsChoices } from "../../changes/model.ts";
import { planApi } from "../paths.ts";

const labels: Readonly<Record<NewsChoice, string>> = {
  "at-once": "At once",
  daily: "Once a day",
  never: "Never",
};

interface NewsFormProps {
  place: { api: string; booking: string };
  /** Null: not chosen. */
  news: NewsChoice | null;
}

export const NewsForm = ({ place: { api, booking }, news }: NewsFormProps) => (
  <form className="card plan-news" method="post" action={planApi(api).news} aria-labelledby="plan-news-title">
    <input type="hidden" name="booking" value={booking} />
    <div>
      <h2 className="h4" id="plan-news-title">
        Mail me what concerns me
      </h2>
      <p className="small text-muted">
        Comments that name you, answers to yours, and moments that others moved.
        {news === null ? " Until you choose, once a day, without the moments." : null}
      </p>
    </div>
    <div className="flex flex-wrap gap-2">
      {newsChoices.map((choice) => (
        <button key={choice} className="choice" type="submit" name="news" value={choice} aria-pressed={choice === news}>
          <span className="i-lucide-check" aria-hidden="true" />
          <span>{labels[choice]}</span>
        </button>
      ))}
    </div>
  </form>
);
