import { towns } from "../../business.ts";
import { discountPercent, leadReplyHours } from "../../offers.ts";
import type { mails as english } from "../en/mails.ts";

export const mails: typeof english = {
  due: `el {weekday} {date}, {time} (hora de ${towns[0].name})`,
  held: {
    one: "Al aceptar la cotización, le aparto la fecha por {count} hora.",
    other: "Al aceptar la cotización, le aparto la fecha por {count} horas.",
  },
  thanks: "Gracias",
  thanksTo: "Gracias, {name}",
  reply: {
    subject: `{code} es suyo: ${discountPercent}% de descuento, y lo que sigue`,
    preview: `Su cotización le llega en ${leadReplyHours} horas hábiles.`,
    received: {
      corporate: "Ya tengo su solicitud para el evento de su empresa",
      wedding: "Ya tengo su solicitud para la boda",
      "private-party": "Ya tengo su solicitud para la fiesta",
    },
    forDate: " del {date}",
    desk: "{inquiry}{date}. Aquí está su código; ya lo anoté en su solicitud.",
    off: {
      corporate: "de descuento en su paquete de empresa",
      wedding: "de descuento en su paquete de boda",
      "private-party": "de descuento en su paquete de fiesta",
    },
    within: `En ${leadReplyHours} horas hábiles`,
    price: "recibe por escrito el precio para su fecha",
    call: { lead: "Una llamada", rest: "para repasar el día, el salón y las canciones. {held}" },
    yours: { lead: "Usted firma y paga el depósito,", rest: "y la fecha es solo suya." },
    hours: `Horario de oficina: {week}, hora de ${towns[0].name}. Las noches de fiesta contesto las cotizaciones en los descansos, y los mensajes a la mañana siguiente.`,
    hurry: "¿Le urge, o cambió algo? Responda a este correo o llame al {phone}.",
    pick: "Elegir la hora de nuestra llamada",
    portfolio: "Ver fotos de eventos (en inglés)",
    phone: "Llamar al DJ",
  },
  answer: {
    heading: "Aquí está su respuesta",
    attached: "Va adjunto: {papers}.",
    pick: "Elegir hora para una llamada",
    questions: "¿Preguntas? Responda a este correo o llame al {phone}.",
    subject: "{event}: {business}",
    subjectOn: "{event}, {date}: {business}",
    event: "evento",
    package: "{name}, {music},",
    quoted: "La cotización que ya tiene",
    less: "{price} con su código {code}",
    draft: "Hola, {name}:\r\n\r\nGracias por preguntar por su {event}{date}.{code}\r\n\r\n",
    draftOn: " del {date}",
    draftCode: " Su código {code} ya está en el precio de abajo.",
    theyWrote: "Usted escribió",
    theyAsked: "Usted preguntó",
    mine: "Mi respuesta",
    open: "¿Quedó algo pendiente? Responda a este correo o llame al {phone}.",
  },
};
