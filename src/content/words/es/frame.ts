import { portalPaths } from "../../../features/portal/paths.ts";
import { paths } from "../../../features/site/paths.ts";
import { landingPages } from "../../landing/index.ts";
import { site } from "../../site.ts";
import type { frame as english } from "../en/frame.ts";
import { spanishAddresses as addresses } from "./addresses.ts";

const book = { label: "Reservar", href: addresses.book };
const contact = { label: "Contacto", href: addresses.contact };
const quote = { label: "Pedir precio", href: addresses.quote };

/** Of those whose page in English is shown. */
const pages = [
  { label: "Quinceañeras", href: addresses.quinceanera },
  { label: "Bodas", href: addresses.weddingTampa },
  { label: "Fiestas en Tampa", href: addresses.partyTampa },
  { label: "Fiestas en St. Petersburg", href: addresses.partyStPetersburg },
  { label: "Fiestas en Clearwater", href: addresses.partyClearwater },
].filter(({ href }) => landingPages.some(({ path }) => href === addresses.home + path));

export const frame: typeof english = {
  name: "Español",
  thisPage: "Esta página en español",
  tagline: `DJ y animador bilingüe para toda la zona de ${site.city}. Con licencia y seguro, desde ${site.since}.`,
  cards: {
    default: `DJ y animador para la zona de ${site.city}`,
    home: "La pista llena, y cada brindis se oye",
    wedding: "Cada voto se oye. La pista se llena. Todo el día.",
    party: "Su gente. Sus canciones. Toda la noche.",
    quinceanera: "Sus quince, del vals a la hora loca",
  },
  home: addresses.home,
  received: addresses.received,
  main: "Principal",
  menu: "Menú",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  notices: "Avisos",
  closeNotice: "Cerrar el aviso",
  contact,
  elsewhere: [quote],
  book,
  bookFromMenu: book,
  onAir: null,
  skip: "Ir al contenido",
  rights: "Todos los derechos reservados.",
  headerLinks: [
    { label: "Inicio", href: addresses.home },
    ...pages.filter(({ href }) => href === addresses.quinceanera),
    { label: "Precios", href: addresses.packages },
    { label: "Servicios", href: addresses.services },
    contact,
  ],
  footerColumns: [
    [
      {
        heading: "Explorar",
        links: [
          { label: "Inicio", href: addresses.home },
          { label: "Precios", href: addresses.packages },
          book,
          { label: "Armar cotización", href: addresses.builder },
          quote,
          contact,
        ],
      },
    ],
    [
      {
        heading: "Servicios",
        links: [...pages, { label: "Todos los servicios", href: addresses.services }],
      },
    ],
    [
      {
        heading: "Más del DJ",
        links: [
          { label: "Fotos", href: paths.gallery, hrefLang: "en" },
          { label: "Mezclas", href: paths.mixes, hrefLang: "en" },
          { label: "Portal de clientes", href: `${portalPaths.dashboard}?language=es` },
        ],
      },
    ],
    [{ heading: "Síganos", links: site.social.map(({ label, href }) => ({ label, href, external: true })) }],
  ],
  policyLinks: [
    { label: "Privacidad", href: addresses.privacy },
    { label: "Términos", href: addresses.terms },
    { label: "Reembolsos", href: addresses.refunds },
  ],
};
