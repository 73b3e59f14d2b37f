import { discountPercent } from "../../offers.ts";
import { type ClauseId, policies as english, type Policy } from "../../policies.ts";
import { embedsCalendar, site } from "../../site.ts";
import { paymentsWithin } from "./landing.ts";

const onBatteries = "una ceremonia, juegos o música suave";
const others = ["YouTube", "SoundCloud", "Mixcloud", ...(site.streamingChannel ? ["Twitch"] : [])].join(", ");

const titles: Readonly<Record<string, string>> = {
  privacy: "Aviso de privacidad",
  terms: "Términos del servicio",
  refunds: "Reembolsos y cancelaciones",
};

/** Those of agreements, too. */
export const clauses: Readonly<Record<ClauseId, { heading: string; text: string }>> = {
  kept: {
    heading: "Qué se guarda y para qué",
    text: "Lo que usted escribe en un formulario: su nombre, su correo y lo que agregue sobre el evento. Se usa para responderle y, si reserva, para planear su evento y tocar en él. Si se suscribe al boletín se guarda lo que escriba ahí, y solo le llegan correos después de confirmarlo.",
  },
  cookies: {
    heading: "Sin cookies para quien visita",
    text: `Ver las páginas públicas no deja ninguna cookie. Las visitas y las mezclas escuchadas se cuentan sin cookies y sin nada que diga quién es. El idioma que elija para ellas se queda en su navegador.${site.merchStore ? " Los favoritos de la tienda se quedan en su navegador." : ""} Al enviar un formulario se guarda una por una hora, para que la página siguiente pueda decir a dónde va la respuesta. El portal de clientes guarda una, para no pedirle entrar otra vez, y también la página donde los invitados piden canciones: un número al azar que no nombra a nadie, para que cada voto cuente una vez. Por un día se guarda junto con un código de la red de la que vino, del que no se puede saber cuál era la red. Si lee el portal, una cotización o esa página en otro idioma, una más recuerda cuál. Si activa los avisos en un dispositivo, se guarda la dirección donde su navegador los recibe hasta que los desactive o salga; los entrega, cifrados, la empresa del navegador.`,
  },
  "how-long": {
    heading: "Cuánto tiempo se guarda",
    text: "Una pregunta o solicitud que no llegó a reservación: 24 meses. Los correos que el sitio mandó sobre ella: 90 días. Una suscripción al boletín que nadie confirmó: 90 días; un lugar en la lista de espera: 7. Mientras una fecha está apartada sin depósito, una marca de la red desde la que se apartó, que nadie puede leer: lo que dure apartada. La misma marca de una hora elegida para una llamada: hasta la llamada. A quién dejó entrar al programa de su evento: 90 días después. Una sesión en el portal: 30 días desde su último uso, 90 cuando mucho. Una reservación, con todo lo suyo, se queda para las cuentas hasta que usted pida borrarla.",
  },
  others: {
    heading: "Quién más los ve",
    text: `Sus datos no se venden ni se prestan a nadie. Cloudflare lleva el sitio y sus correos, y sus registros técnicos pueden guardar su dirección de red por poco tiempo. ${others}${embedsCalendar ? " y Calendly" : ""} se enteran de su navegador cuando usted reproduce un video${site.streamingChannel ? ", una mezcla o la transmisión" : " o una mezcla"}${embedsCalendar ? ", o llega al calendario de la página de reservar" : ""}. Stripe cobra los pagos con tarjeta, en su propia página, si usted elige pagar así. La tarjeta que usted guarde para los abonos que faltan queda en Stripe, y aquí su marca y los últimos cuatro dígitos, hasta que todo esté pagado o usted lo cancele.`,
  },
  "your-say": {
    heading: "Usted decide",
    text: `Escriba a ${site.email} para ver, corregir, llevarse o borrar lo que se guarda de usted: leyes como el GDPR y la CCPA le dan ese derecho. Un contrato firmado y el registro de sus pagos se quedan cuando lo demás se borra: cualquiera de los dos podría tener que comprobarlos, y la ley de impuestos los pide. El boletín se cancela con un clic.`,
  },
  "holding-a-date": {
    heading: "Apartar una fecha",
    text: `La cotización es gratis y no compromete a nadie. La fecha es suya cuando el contrato está firmado y el depósito que dice está pagado; el depósito cuenta para el precio. El equipo que toca en su evento no toca en otro a esas horas. Se acepta ${paymentsWithin}. Su código descuenta el ${discountPercent}% de un paquete o de un servicio individual. No descuenta nada de los extras.`,
  },
  overtime: {
    heading: "Tiempo extra",
    text: "Si la noche da para más y el salón está de acuerdo, pídalo antes de la última canción. La música de más se cobra a la tarifa por hora de su contrato.",
  },
  "power-and-place": {
    heading: "Corriente y lugar",
    text: `El equipo necesita un piso parejo y seco, y cerca una toma de corriente con tierra, en un circuito para él solo. Donde no la hay, las baterías alcanzan para ${onBatteries}, y para bailar va un generador en su cotización: dígalo al preguntar. Quien reserva se asegura de que el lugar permita la música, las luces y la entrada para descargar.`,
  },
  weather: {
    heading: "El clima",
    text: "Al aire libre, planee un techo o sombra del lugar para el equipo y diga dónde sería bajo techo si llueve. Cuando se acercan rayos o lluvia, la música se detiene o se mueve, por la seguridad de todos. Si una tormenta con nombre o una orden de evacuación obliga a cancelar el día, su fecha se cambia a otra libre sin costo.",
  },
  beach: {
    heading: "En la arena",
    text: `Para la parte del evento que sea en la playa: baterías, con un juego de repuesto, alcanzan para ${onBatteries}, así que eso no necesita toma de corriente; para bailar hace falta un generador en su cotización, o una terraza con corriente. El equipo va arriba de la línea de la marea, cubierto y con peso contra el viento. La lluvia detiene la música ahí como en todas partes; el segundo lugar, y la hora en que se decide, se acuerdan antes. El permiso de la playa es de quien reserva.`,
  },
  "on-the-night": {
    heading: "Esa noche",
    text: `Se respetan sus listas de canciones que sí y que no. Si los invitados ponen en peligro a personas o al equipo, la música puede parar hasta que sea seguro. Los papeles del seguro van a su salón si los pide. Donde el contrato firmado diga otra cosa, vale el contrato; se aplica la ley de ${site.state}.`,
  },
  "money-back": {
    heading: "Garantía de devolución del 100%",
    text: "Si yo cancelo o no llego, se le devuelve todo lo que pagó, con el depósito. Un segundo equipo en cada evento se encarga de que una falla no termine la fiesta.",
  },
  satisfaction: {
    heading: "Garantía de satisfacción",
    text: "Si la música no fue lo que dice el contrato, escríbame pronto después del evento y dígame qué salió mal. Lo arreglo con usted, hasta con la devolución completa.",
  },
  cancellation: {
    heading: "Si usted cancela",
    text: "El depósito paga una fecha que se les negó a otros, así que no se devuelve, a menos que la fecha se vuelva a reservar; en ese caso sí se le devuelve. Lo que haya pagado aparte del depósito se le devuelve. Cambiar a otra fecha libre no cuesta nada.",
  },
  "refund-way": {
    heading: "Cómo se devuelve",
    text: `Las devoluciones van por donde llegó el dinero, en cuanto el caso esté claro.${site.merchStore ? " La mercancía la hace, la vende y la recibe de vuelta la tienda que la manda." : ""}`,
  },
};

/** Those in English, said again; the same points from the same day. */
export const policies: readonly Policy[] = english.map((policy) => ({
  ...policy,
  title: titles[policy.id] ?? policy.title,
  clauses: policy.clauses.map(({ id }) => ({ id, ...clauses[id] })),
}));
