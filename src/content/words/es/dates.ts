import { site } from "../../site.ts";
import type { Translation } from "../../translation.ts";

export const dates: Translation["dates"] = {
  free: "El {date} está libre. Es de quien lo aparte primero: pida su precio.",
  held: "El {date} lo tiene apartado otra persona, que todavía lo está decidiendo.",
  taken: "El {date} ya está ocupado.",
  "too-soon": `Esa fecha está demasiado cerca para prometerla aquí. Llame al ${site.phone.display}.`,
  past: "Ese día ya pasó. Elija otro.",
  "too-far": "Todavía no abro fechas tan lejanas. Elija un día más cercano.",
  none: "Esa fecha no existe. Elíjala en el calendario.",
};

export const nearest = "Libres cerca de ese día:";
