import { requestReplyHours } from "../../offers.ts";
import { site } from "../../site.ts";
import type { addOns as english } from "../en/add-ons.ts";

export const addOns: typeof english = {
  title: "Cambiar lo que reservó",
  booked: "{event}, {date}, {price}.",
  stands: `Lo que firmó sigue igual hasta que yo diga que sí, en menos de ${requestReplyHours} horas.`,
  over: "Esta reservación ya pasó, está cancelada o ya no está apartada: no se le puede agregar nada.",
  unsigned:
    "El contrato todavía no está firmado, así que se puede escribir de nuevo. {write}, y fírmelo cuando ya lo incluya.",
  write: "Escríbame lo que quisiera",
  asked: { title: "Usted pidió un cambio.", action: "Verlo, o retirarlo" },
  others: { title: "Un cambio espera la respuesta de quien firma con usted.", action: "Verlo" },
  proposed: { title: "Un cambio espera su respuesta.", action: "Verlo, y primero decidir sobre ese" },
  see: "Ver el precio nuevo",
  change: "El cambio",
  ask: "Pedir este cambio",
  nothing: "Todavía no cambió nada: elija otra cantidad de algo.",
  tooLittle: "Eso costaría menos que el depósito. Llámeme o escríbame, por favor.",
  notAsked: `No se pudo pedir: entretanto cambió la reservación, o hoy ya pidió varios cambios. Véala otra vez, o llámeme al ${site.phone.display}.`,
};
