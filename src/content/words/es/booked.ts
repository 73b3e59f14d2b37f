import type { booked as english } from "../en/booked.ts";

export const booked: typeof english = {
  title: "Pagos y recibos",
  about: "Su fecha reservada, su recibo y lo que sigue.",
  notDue:
    "Llegaron {amount} más con tarjeta cuando no había nada que pagar, así que no cuentan. Ya me avisaron, y se devuelven a la tarjeta.",
  isYours: "El {day} es suyo, {name}",
  confirmed: "Su reservación está confirmada.",
  confirming: {
    title: "Su pago se está confirmando",
    text: "El servicio de pagos confirma los {amount} por lo general en segundos, y no hace falta pagar otra vez.",
    signedMail:
      "Firmado. En cuanto el servicio de pagos confirme los {amount}, el {day} es suyo y le avisa un correo. Por lo general tarda segundos, y no hace falta pagar otra vez.",
    signedHere:
      "Firmado. En cuanto el servicio de pagos confirme los {amount}, el {day} es suyo y esta página le avisa. Por lo general tarda segundos, y no hace falta pagar otra vez.",
    mail: "En cuanto el servicio de pagos confirme los {amount}, le avisa un correo. Por lo general tarda segundos, y no hace falta pagar otra vez.",
    here: "En cuanto el servicio de pagos confirme los {amount}, esta página le avisa. Por lo general tarda segundos, y no hace falta pagar otra vez.",
  },
  left: "Quedan {left} por pagar.",
  allPaid: "Todo está pagado.",
  over: "Sus pagos y documentos del {day}.",
  yours: "El {day} es suyo.",
  toSign: "El contrato del {day} todavía espera una firma.",
  payNow: "Pagar ahora",
  disputed: {
    title: "El depósito está en duda",
    text: "Su banco pidió que se devuelva el depósito, así que no se reserva el {day} mientras eso no se resuelva. ¿No fue usted? Llame al {call}.",
  },
  mine: {
    confirm: "Falta mi confirmación",
    sign: "Falta mi firma",
    confirmMail:
      "Su depósito ya llegó y el contrato está firmado de su parte. Ahora lo confirmo yo: con eso el {day} es suyo, y le avisa un correo.",
    confirmHere:
      "Su depósito ya llegó y el contrato está firmado de su parte. Ahora lo confirmo yo: con eso el {day} es suyo, y esta página le avisa.",
    signMail:
      "Su depósito ya llegó y el contrato está firmado de su parte. Ahora firmo yo: con eso el {day} es suyo, y le avisa un correo.",
    signHere:
      "Su depósito ya llegó y el contrato está firmado de su parte. Ahora firmo yo: con eso el {day} es suyo, y esta página le avisa.",
  },
  others: {
    mail: "Su depósito ya llegó. Cada persona firma con su propio enlace o en papel; con eso el {day} es suyo, y le avisa un correo.",
    here: "Su depósito ya llegó. Cada persona firma con su propio enlace o en papel; con eso el {day} es suyo, y esta página le avisa.",
  },
  signature: {
    title: "Falta una firma",
    text: "Su depósito ya llegó. {sign} y el {day} es suyo.",
    sign: "Firme el contrato",
  },
  coming: {
    title: "Su depósito viene en camino",
    waits: "El {day} lo espera hasta el {time}.",
    how: "Cómo mandarlo, o pagar de otra forma",
  },
  wentBack: {
    title: "El depósito no está aquí",
    text: "Se le devolvieron {back}, así que quedan {amount} del depósito por pagar. {pay}. ¿Preguntas? Llame al {call}.",
    textSigned:
      "Se le devolvieron {back}, así que quedan {amount} del depósito por pagar. {pay}, y el {day} es suyo. ¿Preguntas? Llame al {call}.",
  },
  deposit: {
    title: "Falta el depósito",
    signed: "Firmado.",
    some: "Ya llegaron {paid}.",
    none: "Todavía no se ha cobrado nada.",
    restSigned: "En cuanto lleguen los {amount} que faltan, el {day} es suyo.",
    rest: "En cuanto lleguen los {amount} que faltan y se firme el contrato, el {day} es suyo.",
    allSigned: "En cuanto lleguen los {amount}, el {day} es suyo.",
    all: "En cuanto lleguen los {amount} y se firme el contrato, el {day} es suyo.",
    pay: "Pagar el depósito",
  },
  canceled: { title: "Esta reservación está cancelada", nothing: "No se pagó nada, y no se debe nada." },
  questions: "¿Preguntas? Llame al {call}.",
  gone: {
    title: "Esta fecha no es suya",
    ended: "El apartado del {day} ya venció.",
    tooLate: "Sus {amount} llegaron cuando otra persona ya tenía la fecha, así que se le devuelven completos.",
    before: "Los {paid} que pagó antes también se le devuelven.",
    beforeNoted: "Los {paid} que pagó antes están anotados.",
    noted:
      "Lo que firmó y pagó está anotado, y ya me avisaron. En su portal puede apartar otra vez la fecha, si está libre.",
    backMail: "Los {paid} que pagó se le devuelven completos, y le avisa un correo.",
    backHere: "Los {paid} que pagó se le devuelven completos, y esta página le avisa.",
    nothing: "No se pagó nada. En su portal puede apartar otra vez la fecha, si está libre.",
  },
  portal: "Abrir su portal",
  calendar: "Agregar el día a mi calendario",
  receipt: "Recibo {number}",
  ofReceipt: "{purpose}, {amount}",
  notCounted: "{purpose}, {amount}, no vale",
  received: "{purpose}: recibido",
  papers: {
    agreement: { label: "Contrato", signed: "Firmado", unsigned: "Sin firmar todavía" },
    pdf: { label: "Contrato, PDF", note: "Lo que está acordado ahora" },
    invoice: { label: "Factura", note: "Para su empresa" },
  },
  ofAgreement: "Contrato {number}",
  all: "Todo junto",
  due: "Se paga",
  cancel: {
    title: "Si tiene que cancelar",
    confirming: "Se están confirmando sus {amount}; para mañana aquí dice cuánto se le devuelve.",
    nothing: "Hasta ahora no ha pagado nada, así que no se le debe nada.",
    ownRule: "Hasta ahora ha pagado {paid}. Su contrato dice cuánto se le devuelve.",
    deposit: "Hasta ahora ha pagado el depósito de {kept}. Se le devuelve solo si la fecha se vuelve a reservar.",
    ofDeposit: "Hasta ahora ha pagado {kept} del depósito. Se le devuelven solo si la fecha se vuelve a reservar.",
    all: "Hasta ahora ha pagado {paid}. Se le devuelve todo.",
    some: "Hasta ahora ha pagado {paid}. De eso, los {kept} del depósito se le devuelven solo si la fecha se vuelve a reservar. Los otros {back} se le devuelven.",
    ask: "{ask} y le respondo; mientras tanto no cambia nada. {policy}",
    toCancel: "Pida la cancelación",
    policy: "La política de reembolsos",
  },
  next: {
    title: "Lo que sigue",
    youSign: "Usted firma el contrato.",
    iSign: "Yo firmo el contrato.",
    read: "Leerlo ahora",
    confirms: { lead: "El servicio de pagos confirma", rest: "sus {amount}. No hace falta pagar otra vez." },
    deposit: { lead: "Usted paga el depósito", rest: "de {amount}." },
    call: { lead: "Hablamos una vez,", rest: "unos {minutes} minutos." },
    pickTime: "Elegir la hora",
    callMe: "Llámeme",
    plan: { lead: "Usted planea en el portal,", rest: "y lo primero son sus canciones." },
    balance: { lead: "Usted paga el saldo", rest: "de {amount}", inParts: ", en abonos:" },
    now: "ahora",
    by: "a más tardar el {date}",
  },
};
