export const areasId = "areas";

export const bookedAreas = [
  {
    id: "pooler",
    name: "Pooler",
    miles: 11,
    travel: "West on I-16.",
    venues: ["The old mill"],
    changes: "Nothing.",
  },
] as const;
