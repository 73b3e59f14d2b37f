import { requestReplyHours } from "../../offers.ts";
import { site } from "../../site.ts";
import type { plans as english } from "../en/plans.ts";

export const plans: typeof english = {
  title: "Cancelar o cambiar la fecha",
  about: "Pida cancelar su reservación o cambiarla a otro día, y vea en dólares qué significa cada cosa.",
  intro: `{event}, {date}. Nada cambia antes de que yo le responda, en menos de ${requestReplyHours} horas. Consulte el {agreement}.`,
  agreement: "contrato",
  over: "No hay nada que cancelar ni que cambiar de fecha: esta reservación ya pasó, está cancelada o ya no está apartada.",
  asked: "{type}: ya la pidió",
  sent: `Enviada: {time}. ¿Lo pensó mejor? Llame al ${site.phone.display} o escríbame en Mensajes.`,
  answered: "Ver lo que propongo",
  waits: {
    cancel: "Usted pidió cancelar",
    postpone: "Usted pidió otro día",
    reason: "Le respondo a más tardar el {time}. Hasta entonces no le pido firmar ni pagar nada.",
    late: "Mi respuesta se ha retrasado: por favor, llame al {phone}. Hasta entonces no le pido firmar ni pagar nada.",
    action: "Ver lo que pidió",
  },
  labels: { date: "El día que le gustaría", message: "Sus palabras" },
  money: {
    nothing: "Hasta ahora no ha pagado nada, y cancelar no cuesta nada.",
    paid: "Ha pagado {sum}.",
    allBack: "Ha pagado {sum}: se le devuelve todo.",
    confirming: "De eso, el servicio de pagos todavía está confirmando {sum}.",
    stays: "De eso, los {sum} del depósito no se devuelven, a menos que la fecha se vuelva a reservar.",
    comesBack: "Se le devuelven {sum}.",
  },
  postpone: {
    title: "Cambiarla a otro día",
    stays: "El {date} sigue siendo suyo hasta que acordemos otro día.",
    costs: "Cambiar a un día libre no cuesta nada.",
    see: "Ver si está libre",
    message: "Algo que yo deba saber",
    ask: "Pedir el {date}",
    notHeld: "No queda apartado para usted hasta que yo cambie la reservación.",
    notFree: "Ese día no está libre. Elija otro, por favor.",
    subject: "Del {was} al {is}",
    text: "Por favor, cambie la reservación a este día.",
  },
  days: {
    free: "El {date} está libre.",
    held: "El {date} está apartado para otra persona en este momento. Estos días están libres:",
    taken: "El {date} ya está ocupado. Estos días están libres:",
    "too-soon": `El {date} está demasiado cerca para prometerlo aquí. Llame al ${site.phone.display}.`,
    past: "El {date} ya pasó.",
    "too-far": "Para el {date} todavía no abro el calendario.",
  },
  cancel: {
    title: "Cancelarla",
    agreed: "Su contrato: “{text}”",
    policy: "La política de reembolsos: “{text}”",
    message: "Qué pasó, si quiere contarlo",
    ask: "Pedir la cancelación",
    subject: "Cancelar el {date}",
    text: "Por favor, cancele esta reservación.",
  },
};
