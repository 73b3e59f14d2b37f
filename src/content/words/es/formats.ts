import { towns } from "../../business.ts";
import type { formats as english } from "../en/formats.ts";

export const formats: typeof english = {
  tag: "es",
  locale: "es-US",
  prefix: "/es",
  date: "{weekday} {date}",
  month: "long",
  moment: "{date} a las {time}",
  instant: `{date} a las {time} (hora de ${towns[0].name})`,
  zoned: "{date} a las {time} ({zone})",
  range: "{least} a {most}",
  untilTime: "hoy a las {moment}",
  untilMoment: "el {moment}",
  hours: { one: "{count} hora", other: "{count} horas" },
  hoursAndHalf: "{hours} y media",
  hoursAndMinutes: "{hours} y {minutes} minutos",
  dayCount: { one: "{count} día", other: "{count} días" },
  days: { one: "{first}", two: "{first} y {last}", more: "de {first} a {last}", all: "todos los días" },
  opening: "{days}, de {opens} a {closes}",
  represented: "{company}, representada por {name}",
  page: "página {page} de {pages}",
  devices: {
    browser: "Un navegador",
    on: "{browser} en {system}",
    names: { "an iPhone": "un iPhone", "an iPad": "un iPad", "a Chromebook": "una Chromebook", "a Mac": "una Mac" },
  },
};
