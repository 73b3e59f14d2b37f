import type { failures as english } from "../en/failures.ts";

export const failures: typeof english = {
  repeats: false,
  inquiry: "No se pudo enviar",
  email: { title: "Revise su correo", text: "Corrija su correo electrónico y envíelo otra vez." },
  connection: { title: "Sin conexión", text: "Revise su conexión a internet y envíelo otra vez." },
  invalid: { title: "Falta corregir algo", text: "Revise los datos marcados y envíelo otra vez." },
  again: "Envíelo otra vez en un momento, o llámenos.",
};
