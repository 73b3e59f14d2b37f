import type { errors as english } from "../en/errors.ts";

export const errors: typeof english = {
  firstName: "Escriba su nombre",
  lastName: "Escriba sus apellidos",
  email: "Revise su correo: así no llega",
  phone: "Escriba el teléfono con su clave de área",
  category: "Elija qué tipo de evento es",
  eventType: "Elija qué tipo de evento es",
  guestCount: "Elija de la lista cuántos invitados son",
  budget: "Elija un presupuesto",
  date: "Escriba una fecha que exista",
  pastDate: "Esa fecha ya pasó: elija otra",
  text: "Escriba texto, por favor",
  oneLine: "Escríbalo en un solo renglón",
  tooLong: "Escriba {count} caracteres o menos",
  unstorable: "Quite los caracteres que no se pueden guardar",
  invisible: "Escríbalo otra vez a mano: trae caracteres que no se ven",
  reload: "Vuelva a cargar la página y envíelo otra vez",
  tooOften: "Llegaron muchos envíos seguidos. Espere un minuto y vuelva a intentarlo, o llame.",
  tooMuch: "Es más de lo que cabe en el formulario. Acórtelo un poco, por favor.",
  damaged: "El formulario llegó dañado. Envíelo otra vez, por favor.",
  person: "Confirme que usted es una persona.",
};
