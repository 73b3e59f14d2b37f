import type { ui as english, failures as englishFailures, poster as englishPoster } from "../en/ui.ts";
import { errorScreen } from "./errors.ts";

export const ui: typeof english = {
  breadcrumb: "Usted está en",
  optional: "opcional",
  chooseOne: "Elija una opción",
  newTab: "(se abre en otra pestaña)",
  stars: "{rating} de {most} estrellas",
  inEnglish: "(en inglés)",
  oneIssue: "Falta corregir un dato.",
  issues: "Falta corregir {count} datos.",
  kept: "Todo lo que escribió sigue aquí.",
  emailExample: "nombre@ejemplo.com",
  leaveEmpty: "Deje este campo vacío",
  didYouMean: "¿Quiso decir {address}?",
  use: "Usar {address}",
  keep: "Dejar {address}",
  errorScreen,
  privacy: "Sus datos se usan para responderle y para nada más. No le llegará publicidad, salvo que la pida.",
};

export const poster: typeof englishPoster = {
  play: "Reproducir:",
  plays: "Se reproduce desde {name} cuando usted presione el botón",
  thisSite: "este sitio",
};

export const failures: typeof englishFailures = {
  repeats: false,
  inquiry: "No se pudo enviar",
  email: { title: "Revise su correo", text: "Corrija su correo electrónico y envíelo otra vez." },
  connection: { title: "Sin conexión", text: "Revise su conexión a internet y envíelo otra vez." },
  invalid: { title: "Falta corregir algo", text: "Revise los datos marcados y envíelo otra vez." },
  again: "Envíelo otra vez en un momento, o llámeme.",
};
