import { site } from "../../site.ts";
import { portalLinkDays } from "../../terms.ts";
import type { portal as english } from "../en/portal.ts";

const orCall = `Abra el enlace de su último correo o llame al ${site.phone.display}.`;

export const portal: typeof english = {
  name: "Portal de clientes",
  area: "Portal",
  keyArea: "El programa",
  nav: "Portal",
  call: "Llamar",
  callTo: "Llamar al {phone}",
  more: "Más",
  signOut: "Salir",
  bookings: "Sus reservaciones",
  tabs: {
    home: "Inicio",
    timeline: "Programa",
    songs: "Canciones",
    messages: "Mensajes",
    guests: "Invitados",
    papers: "Documentos",
    money: "Pagos y recibos",
    together: "Planear con alguien más",
    devices: "Sus dispositivos",
    details: "Detalles",
  },
  opens: {
    cancelled: "Esta reservación está cancelada, así que esta parte está cerrada.",
    released:
      "Su fecha ya no está apartada. Se abre cuando se aparte otra vez y se pague el depósito, porque desde aquí se escribe a otras personas.",
    hold: "Se abre en cuanto se pague el depósito, porque desde aquí se escribe a otras personas.",
  },
  toAgreement: "Ir al contrato",
  waiting: "Pendiente de que yo lo apruebe",
  gauge: {
    title: "Lo que no puede faltar ocupa {filled} de {dancing} de baile",
    over: "Se pasa por {time}.",
    tooMany: {
      one: "La única canción no cabe completa.",
      other: "De las {count} canciones no caben todas ({some} de más).",
    },
    left: "Quedan {time} para lo que pidan sus invitados y lo que yo elija.",
  },
  access: {
    title: "Entrar al portal de clientes",
    about: "Los clientes entran a su portal con un enlace que llega por correo. Escriba el correo de su reservación.",
    lead: "Su fecha, sus canciones, su contrato y trato directo con el DJ, en un solo lugar.",
    written: "Esto es lo que escribió, para que lo copie:",
    fields: {
      subject: "Asunto",
      message: "Mensaje",
      songRequest: "Canción",
      title: "Canción",
      artist: "Artista",
      note: "Momento o nota",
    },
    onPaper: "Tengo un código en papel",
    online: "Su reservación en línea: {address}, “{onPaper}”, {code}",
    code: "Código",
    openPortal: "Abrir el portal",
    none: "¿Todavía no tiene reservación?",
    book: "Vea paquetes y fechas libres",
    email: "Correo electrónico",
    send: "Entrar al portal",
    sending: "Enviando…",
    failed: "No se pudo enviar el enlace",
    sent: "Si hay una reservación con ese correo, el enlace para entrar ya va en camino. Revise su correo.",
    nothing: "¿No llega en unos minutos? Revise su carpeta de correo no deseado o {again}.",
    again: "pruebe con otro correo",
    afterwards: "Después, revise su correo: ahí le llega un enlace que es solo suyo y abre el portal sin contraseña.",
    byMail: "Abra el portal con el enlace de su correo, por favor.",
    closed: "En este momento no se puede abrir el portal.",
    notices: {
      "broken-link": {
        title: "Este enlace no abre el portal.",
        advice: `Puede estar incompleto, tener más de ${portalLinkDays} días o haberse reemplazado por otro más nuevo. Escriba abajo su correo y le mando un enlace nuevo.`,
      },
      "address-known": {
        title: "Su nuevo correo está confirmado.",
        advice: "El enlace de ese mensaje sirve una sola vez. Escriba abajo su correo y le mando uno para entrar.",
      },
      "broken-code": {
        title: "Este código no abre el portal.",
        advice: `Escríbalo tal como está en sus documentos más recientes. ¿Está bien escrito y no abre? Llame al ${site.phone.display}.`,
      },
      "broken-quote": {
        title: "Este enlace no abre ninguna cotización.",
        advice: `Puede estar incompleto, haber vencido, haberse reemplazado por otro más nuevo o haber terminado con su reservación. ${orCall}`,
      },
      "broken-signing": {
        title: "Este enlace no abre ningún contrato.",
        advice: `Puede estar incompleto, haber vencido o haberse reemplazado por otro más nuevo. ${orCall}`,
      },
      "broken-paying": {
        title: "Con este enlace no hay nada que pagar.",
        advice: `Puede estar incompleto, haber vencido o haber terminado con su reservación. Pida uno nuevo a quien se lo mandó o llame al ${site.phone.display}.`,
      },
      "broken-calling": {
        title: "Este enlace no abre los horarios para una llamada.",
        advice: `Puede estar incompleto, haber vencido o haber terminado con su reservación. ${orCall}`,
      },
      cancelled: {
        title: "Esta reservación está cancelada.",
        advice: `Su portal está cerrado. ¿No es lo que quería, o hay otra fecha? Llame al ${site.phone.display} o escriba a ${site.email}.`,
      },
      ended: {
        title: "Aquí ya no tiene la sesión abierta.",
        advice:
          "Vuelva a abrir el enlace de su último correo, o escriba su correo para recibir uno nuevo. Una reservación cancelada ya no tiene portal: sus recibos le llegaron por correo.",
      },
      unavailable: {
        title: "En este momento no se puede abrir el portal.",
        advice: `La falla es mía, no suya. Inténtelo más tarde o llame al ${site.phone.display}.`,
      },
    },
  },
  missing: {
    foreign: "Esta petición es de otra reservación.",
    file: "Ese archivo no existe.",
    booking: "Esa reservación no existe.",
  },
  otherClient: {
    title: "¿Cambiar de cliente?",
    about: "Este navegador ya tiene abierto el portal con otro correo. Elija con cuál quiere seguir.",
    text: "Este navegador tiene abierta la sesión de {signedIn}. El enlace que abrió es de {named}. Si no lo esperaba, quédese donde está.",
    stay: "Quedarme aquí",
    switch: "Cambiar al otro",
  },
  noKey: {
    metaTitle: "Su llave para la fiesta",
    title: "Programa de una fiesta",
    left: "Ya salió en este dispositivo.",
    again: "El enlace de su correo vuelve a abrir el programa.",
    unavailable: "En este momento no se puede abrir ninguna llave.",
    myFault: "La falla es mía, no suya. Inténtelo más tarde, por favor.",
    broken: "Esta llave no abre nada.",
    why: "Puede haber terminado o haberse reemplazado por un enlace más nuevo. Abra el enlace de su último correo, o pídale uno nuevo a quien le dio la llave.",
    byMail: "Abra el programa con el enlace de su correo, por favor.",
  },
  hold: {
    until: "Su fecha está apartada hasta {until} {left}.",
    hours: { one: "queda {count} hora", other: "quedan {count} horas" },
    minutes: { one: "queda {count} minuto", other: "quedan {count} minutos" },
    confirming: "Su pago de {amount} se está confirmando; no hace falta que pague otra vez.",
    gone: "Alguien más tomó su fecha",
    ended: "Su fecha ya no está apartada",
    goesBack: "Sus {amount} llegaron cuando otra persona ya la tenía, así que se le devuelven completos.",
    elses: "Ahora la tiene otra persona.",
    paidGoesBack: "Se le devuelven los {amount} que pagó.",
    others: "Nada más de lo que eligió se pierde: vea qué otras fechas están libres.",
    near: "Fechas libres cercanas",
    twice:
      "Esta página solo puede apartar la misma fecha dos veces, y esta ya llegó a ese límite. Ahora depende de mí: pídamela con un botón y le respondo.",
    subject: "¿Me aparta otra vez la fecha?",
    message: "¿Podría apartarme una vez más el {date}?",
    ask: "Pedir la fecha",
    isOver: "El plazo ya pasó. Si nadie la ha tomado, con un botón la aparta otra vez, por {length}.",
    again: "¿Sigue libre? Apartarla otra vez",
  },
};
