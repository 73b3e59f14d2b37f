const shops: readonly (readonly [name: string, search: string])[] = [
  ["Beatport", "https://www.beatport.com/search?q="],
  ["Bandcamp", "https://bandcamp.com/search?item_type=t&q="],
  ["Amazon", "https://www.amazon.com/s?i=digital-music&k="],
];

export function SearchLinks({ song: { title, artist } }: { song: { title: string; artist: string | null } }) {
  const words = encodeURIComponent([artist, title].filter(Boolean).join(" ").toWellFormed());
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 no-print">
      {shops.map(([name, search]) => (
        <a key={name} className="text-link" href={search + words} rel="noreferrer" target="_blank">
          {name}
          <span className="visually-hidden"> for {title}, in a new tab</span>
        </a>
      ))}
    </p>
  );
}
