import { useWords } from "../../../platform/pages/words.ts";
import { type NewsChoice, newsChoices } from "../../changes/model.ts";
import { planApi } from "../paths.ts";

interface NewsFormProps {
  place: { api: string; booking: string };
  /** Null: not chosen. */
  news: NewsChoice | null;
}

export function NewsForm({ place: { api, booking }, news }: NewsFormProps) {
  const words = useWords().planPages.news;
  return (
    <form className="plan-news" method="post" action={planApi(api).news} aria-labelledby="plan-news-title">
      <input type="hidden" name="booking" value={booking} />
      <div>
        <h2 className="font-600" id="plan-news-title">
          {words.title}
        </h2>
        <p className="small text-muted">
          {words.text}
          {news === null ? ` ${words.unchosen}` : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {newsChoices.map((choice) => (
          <button
            key={choice}
            className="choice"
            type="submit"
            name="news"
            value={choice}
            aria-pressed={choice === news}
          >
            <span className="i-lucide-check" aria-hidden="true" />
            <span>{words.choices[choice]}</span>
          </button>
        ))}
      </div>
    </form>
  );
}
