import { paths } from "../../../features/site/paths.ts";
import { towns } from "../../business.ts";
import { discountPercent, leadReplyHours } from "../../offers.ts";
import type { inquiry as english } from "../en/inquiry.ts";

const within = `en ${leadReplyHours} horas hábiles`;

export const inquiry: typeof english = {
  heading: ["Su precio por escrito,", within],
  intro:
    "Con su nombre, su correo y un presupuesto basta para empezar. Su código aparece en la pantalla en cuanto envía sus datos.",
  officeHours: `Horario de oficina: {week}, hora de ${towns[0].name}. Las noches de fiesta contesto las cotizaciones en los descansos, y los mensajes a la mañana siguiente.`,
  labels: {
    firstName: "Nombre",
    lastName: "Apellidos",
    email: "Correo electrónico",
    phone: "Teléfono",
    companyName: "Empresa",
    eventType: "Tipo de evento",
    eventDate: "Fecha de la fiesta",
    guestCount: "Invitados",
    budget: "Presupuesto",
    details: "¿Algo más que deba saber?",
  },
  kinds: {
    corporate: {
      title: "Cuénteme del evento",
      off: `${discountPercent}% de descuento en su paquete de empresa`,
      placeholder: "El lugar, el programa, los premios",
    },
    wedding: {
      title: "Cuénteme de la boda",
      off: `${discountPercent}% de descuento en su paquete de boda`,
      placeholder: "El lugar, el primer baile, la canción que no debe sonar",
    },
    "private-party": {
      title: "Cuénteme de la fiesta",
      off: `${discountPercent}% de descuento en su paquete de fiesta`,
      placeholder: "El salón, la hora de la misa, las damas y chambelanes, la canción del vals",
    },
  },
  budgets: {
    "Under $1,000": "Menos de $1,000",
    "$1,000-$1,500": "De $1,000 a $1,500",
    "$1,500-$2,500": "De $1,500 a $2,500",
    "$2,500-$5,000": "De $2,500 a $5,000",
    "$5,000+": "Más de $5,000",
  },
  send: "Enviar y recibir {code}",
  sending: "Enviando…",
  success: "¡Listo! Su código de descuento: {code}",
  next: `Revise su correo: ahí están los siguientes pasos. Su cotización le llega ${within}`,
  by: ": a más tardar {time}",
  isIn: "Su solicitud llegó",
  about: `Su solicitud le llegó al DJ. Su cotización le llega ${within}. Su código está en esta página.`,
  received: ["Ya tengo", "su solicitud"],
  reaches: `Su cotización llega a {email} ${within}`,
  reachesYou: `Su cotización le llega ${within}`,
  code: "Aquí abajo está su código. También se lo mando por correo, una vez al día como máximo.",
  likely: "¿No sería {address}? Si es así, envíe el formulario otra vez.",
  copy: "Copiar",
  copied: "Copiado",
  copyCode: "Copiar {code}",
  steps: [
    { lead: `En ${leadReplyHours} horas hábiles`, rest: "recibe por escrito el precio para su fecha." },
    { lead: "Una llamada", rest: "para repasar el día, el salón y las canciones. {held}" },
    { lead: "Usted firma y paga el depósito,", rest: "y la fecha es solo suya." },
  ],
  portfolio: { label: "Ver fotos de eventos", href: paths.gallery, hrefLang: "en" },
  another: "Enviar otra solicitud",
  hurry: "¿Le urge?",
  call: "Llame al {phone}",
};
