const outOf = 5;

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} of ${outOf} stars`}>
      {Array.from({ length: outOf }, (_, index) => `star ${index + 1}`).map((star, index) => (
        <span key={star} data-on={index < rating ? "" : undefined} />
      ))}
    </span>
  );
}
