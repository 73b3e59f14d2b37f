import type { formats as english } from "../en/formats.ts";

export const formats: typeof english = {
  tag: "es",
  locale: "es-US",
  date: "{weekday} {date}",
  range: "{least} a {most}",
  hours: { one: "{count} hora", other: "{count} horas" },
  days: { one: "{first}", two: "{first} y {last}", more: "de {first} a {last}", all: "todos los días" },
  opening: "{days}, de {opens} a {closes}",
};
