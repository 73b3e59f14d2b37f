import { fill } from "../language.ts";
import { useUiWords } from "./words.ts";

const outOf = 5;

export function Stars({ rating }: { rating: number }) {
  const { stars } = useUiWords();
  return (
    <span className="stars" role="img" aria-label={fill(stars, { rating, most: outOf })}>
      {Array.from({ length: outOf }, (_, index) => `star ${index + 1}`).map((star, index) => (
        <span key={star} data-on={index < rating ? "" : undefined} />
      ))}
    </span>
  );
}
