import { site } from "../../site.ts";
import { holdsOfMailbox, holdsOfNetwork } from "../../terms.ts";
import type { quote as english } from "../en/quote.ts";

export const quote: typeof english = {
  title: "Su cotización",
  about:
    "Su cotización: qué incluye, cuánto cuesta renglón por renglón, el depósito y el saldo. Acéptela, pregunte o diga que no.",
  heading: "{name}, aquí está su cotización",
  party: "Para {party}.",
  purchaseOrder: "Orden de compra {number}.",
  what: "{event}, {place}. Número {number}, enviada el {date}.",
  others: "Sus otras cotizaciones",
  other: "{date}: {total}",
  frozen: "se mantiene hasta el {date}",
  accept: "Aceptar",
  sunset: "El sol se pone a las {time}",
  sunsetIn: "En {place}.",
  vows: "Si quiere decir los votos con esa luz, la ceremonia empieza como a las {time}.",
  yourPrice: "Su precio",
  music: "De {start} a {end}, {length} de música",
  frozenUntil: "El precio se mantiene hasta el {date}",
  untilMidnight: "Hasta la medianoche de ese día. En cuanto acepte, le aparto la fecha.",
  depositWhen: ", al firmar",
  acceptAndRead: "Aceptar y leer el contrato",
  costsNothing: "Aceptar todavía no cuesta nada. En la página siguiente firma, y luego paga el depósito.",
  ask: "Hacer una pregunta",
  no: "No, gracias",
  labels: { question: "Su pregunta", reason: "Por qué no" },
  dj: "Su DJ",
  example: "Una hora, una canción, algo más",
  send: "Enviar la pregunta",
  decline: "No aceptar esta cotización",
  fromDj: "De su DJ",
  parts: "Qué incluye",
  added: "Lo que agregó",
  always: {
    heading: "En todos los eventos",
    parts: [
      "Un segundo equipo, listo para usarse",
      "El comprobante del seguro, enviado a su salón",
      "Si cancelo yo, le devuelvo todo, también el depósito",
    ],
  },
  next: {
    heading: "Si acepta",
    steps: [
      {
        lead: "Le aparto la fecha por {hold}.",
        rest: "Lee el contrato y lo firma en línea, sin abrir ninguna cuenta.",
      },
      { lead: "Paga el depósito de {deposit}.", rest: "Es parte del precio." },
      { lead: "El {date} es solo suyo.", rest: "Se abre su portal: canciones, preguntas, el contrato." },
    ],
  },
  gone: {
    heading: "El {date} no está libre en este momento",
    text: "Otra persona lo tiene apartado. Su cotización se queda como está: si el día se libera, acéptela entonces.",
    near: "Estos días están libres:",
    more: "Más sobre la fecha",
  },
  changed: "Qué cambió",
  changedSince: "Qué cambió desde la cotización que venció",
  newer: { heading: "Hay una versión más nueva", open: "Abrir la cotización más nueva" },
  closed: {
    heading: "Esta cotización ya se cerró",
    lead: "En su lugar hay una reservación, y está en",
    rest: ".",
  },
  portal: "su portal",
  expired: {
    heading: "Esta cotización ya venció",
    text: "El precio se mantuvo hasta el {date}. Con un clic se hace otra vez, con los precios de hoy.",
    without:
      "El precio se mantuvo hasta el {date}. Con un clic se hace otra vez, con los precios de hoy y sin lo que se descontó solo en esta cotización: {lines}.",
    again: "Pedirla otra vez",
  },
  accepted: {
    heading: "Usted ya aceptó esta cotización",
    held: "Le aparté la fecha hasta el {time}. Lo que sigue es leer el contrato y firmarlo.",
    goOn: "Seguir a su reservación",
    inMail: "El camino a su reservación está en su correo: abra ahí el enlace a su portal.",
    mailAgain: "Mandarme el enlace otra vez",
  },
  declined: { heading: "Usted dijo que no a esta cotización", text: "Ya no le mandamos nada. ¿Cambió de opinión?" },
  call: "Llame al {phone}",
  notHeld: {
    heading: "No se apartó el {date}",
    twice:
      "El {date} ya se apartó dos veces sin que se pagara. Ahora me toca darla a mí: con un clic me la pide, y yo le escribo.",
    askMe: "¿Me podría apartar el {date}?",
    askForDate: "Pedir la fecha",
    stays:
      "Su cotización sigue abierta hasta la medianoche del {date}, y no se pierde nada. ¿Hay algo que no le cuadra?",
    write: "Escríbame",
    over: "La fecha ya no está apartada. Si sigue libre, con un clic se aparta otra vez.",
    again: "Apartar otra vez la fecha",
  },
  tooMany: {
    network: `Desde su red ya hay ${holdsOfNetwork} fechas apartadas, y ninguna está pagada. Acepte esta desde otra red, por ejemplo la de su teléfono, o escríbame.`,
    dates: `Ya tiene apartadas ${holdsOfMailbox} fechas: {dates}.`,
    address: `Con su correo ya hay ${holdsOfMailbox} fechas apartadas, y ninguna está pagada.`,
    lead: "Pague el depósito de una de ellas en",
    rest: ", o espere a que una se libere: entonces también se puede apartar esta.",
  },
  notices: {
    asked: "Ya tengo su pregunta. La respuesta le llega por correo, y también queda aquí.",
    declined: "Gracias por avisar. Ya no le mandamos nada.",
    booked: `Gracias: ya le aparté la fecha. El enlace a su reservación va al correo de esta cotización: ábralo ahí y firme. ¿No le llega en unos minutos? Llame al ${site.phone.display}.`,
    accepted: `Usted ya aceptó esta cotización. El enlace a su reservación va a su correo. ¿No le llega en unos minutos? Llame al ${site.phone.display}.`,
    held: `Ya le aparté otra vez la fecha. El enlace a su reservación va a su correo: ábralo ahí y firme. ¿No le llega en unos minutos? Llame al ${site.phone.display}.`,
    renewed: "Aquí está otra vez, con los precios de hoy. También la tiene en su correo.",
  },
};
