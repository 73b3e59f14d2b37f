/** One picture of the site. The original lies beside this file, its variants and code are made by `npm run pictures`. */
export interface Caption {
  /** The name of the original without its extension, in lower case with hyphens. */
  readonly file: string;
  /** What the picture shows, for readers who do not see it. */
  readonly alt: string;
  /** Width of the widest variant in pixels, for a picture that never fills a screen; its own width unless told. */
  readonly widest?: number;
}

/** Every picture, by file name. To add one, put the original into this folder, add a row and run `npm run pictures`. */
export const captions: readonly Caption[] = [
  {
    file: "backyard-party",
    alt: "Backyard party at night: guests dancing in silhouette beside a lit pool under string lights, with a small glowing DJ booth, a fence washed in amber and magenta light and palm trees.",
  },
  {
    file: "beach-wedding-clearwater",
    alt: "Beach ceremony at sunset: aisle between rows of chairs and flower posts to an arch with flowing drapes, a speaker on a stand on each side, string lights and the sun low over the sea (an imagined view for Clearwater Beach).",
  },
  {
    file: "blog-vinyl-record-macro",
    alt: "Macro of a vinyl record on a turntable with amber and magenta light across the grooves and the stylus in place.",
  },
  {
    file: "booth-hand-on-amber-mixer",
    alt: "Rendered close-up: a hand in shadow at the fader of a DJ controller, amber light, blurred crowd behind.",
    widest: 1200,
  },
  {
    file: "city-clearwater",
    alt: "Beach party at sunset: a dancing crowd in silhouette facing the low sun over the sea, string lights overhead, speakers on stands, palm fronds and a pier roof on the right (an imagined view for Clearwater Beach).",
  },
  {
    file: "city-st-petersburg",
    alt: "Waterfront at dusk: a pier with lamps leads to a tiered glass building with three light beams rising from it, sailboats at anchor and a low skyline (an imagined view for St. Petersburg, Florida).",
  },
  {
    file: "city-tampa",
    alt: "Night skyline of high-rises reflected in dark water, with violet, magenta and teal light beams rising behind the city (an imagined view for Tampa).",
  },
  {
    file: "clubs-dj-booth-with-lasers",
    alt: "DJ in headphones silhouetted behind a glowing four-panel booth facade, with a teal LED wall, green laser fan and violet beams behind.",
  },
  {
    file: "clubs-hands-up-under-beams",
    alt: "Silhouetted club crowd from behind with raised hands, a glowing LED wall and violet, magenta and blue moving-head beams cutting through haze above them.",
  },
  {
    file: "clubs-mirror-ball-light-spots",
    alt: "Mirror ball hanging in front of a truss, its tiles glinting, with rays and red, violet, amber and white light spots across a dark room.",
  },
  {
    file: "corporate-conference-stage",
    alt: "Speaker at a lectern on a wide conference stage in front of a large LED wall, seen from behind the seated audience in the dark.",
  },
  {
    file: "corporate-gala-ballroom",
    alt: "Ballroom set for a gala: candle-lit round tables with flower centerpieces, a wide screen on stage and teal, violet and magenta beams from a truss.",
  },
  {
    file: "corporate-run-of-show-desk",
    alt: "Rendered scene: cue sheet, lamp, headset and countdown clock on a show desk, stage and audience beyond.",
    widest: 1200,
  },
  {
    file: "empty-dance-floor-at-sunrise",
    alt: "Rendered scene: empty wooden dance floor at sunrise, one mirror ball, confetti and shoes left behind.",
    widest: 1200,
  },
  {
    file: "equipment-full-sound-and-light-rig",
    alt: "Complete mobile DJ setup in an empty room: glowing booth facade, speakers stacked on subwoofers, a lighting truss with moving heads and uplights on the wall.",
  },
  {
    file: "festivals-confetti-over-the-crowd",
    alt: "Confetti falling over a festival crowd with raised arms, backlit by amber and magenta stage lights.",
  },
  {
    file: "festivals-main-stage-at-night",
    alt: "Large outdoor festival stage at night seen over the crowd, with fans of violet, magenta, teal and amber beams and spark fountains.",
  },
  {
    file: "festivals-sunset-crowd",
    alt: "Festival crowd in silhouette facing an open-air stage at sunset, with palm trees on the horizon and warm beams in the haze.",
  },
  {
    file: "hero-private-party",
    alt: "Friends dancing in silhouette under a mirror ball and string lights in a loft with tall windows at dusk, with violet and magenta beams; dark calm windows on the left.",
  },
  {
    file: "hero-wedding",
    alt: "Wedding couple in silhouette embracing under a draped, flower-trimmed arch on the beach at sunset, with lanterns, string lights and a speaker on a stand; dark calm sky and sea on the left.",
  },
  {
    file: "mitzvah-candle-lighting-board",
    alt: "Rendered still life: stepped board of ivory and blue candles, one being lit, blue and gold lights behind.",
    widest: 1200,
  },
  {
    file: "og-background",
    alt: "Crowd in silhouette with raised hands under violet, magenta and teal beams in a dark, hazy room.",
  },
  {
    file: "place-clearwater-pier-60-sunset",
    alt: "Rendered view: Clearwater-style fishing pier with pavilion at sunset, beach umbrellas and lounge chairs on pale sand.",
    widest: 1600,
  },
  {
    file: "place-pink-beach-hotel-blue-hour",
    alt: "Rendered view: pink beach hotel with towers at blue hour, mirrored in wet sand, a couple walking in silhouette.",
    widest: 1600,
  },
  {
    file: "place-sunshine-skyway-sunset",
    alt: "Rendered view: cable-stayed bridge with yellow cables over the bay at sunset, pelicans on pilings in front.",
    widest: 1200,
  },
  {
    file: "place-ybor-city-street-night",
    alt: "Rendered view: Ybor-style brick street at night from an iron balcony, arches of bulbs and people walking below.",
    widest: 1200,
  },
  {
    file: "portrait-dj",
    alt: "DJ in silhouette with headphones, both hands on the decks, backlit by violet and magenta haze.",
  },
  {
    file: "service-bar-mitzvah",
    alt: "Hora in silhouette: a guest with raised arms is lifted on a chair above a ring of dancers, with confetti falling through blue and gold light.",
  },
  {
    file: "service-nightclub",
    alt: "DJ with headphones seen from behind, one arm raised toward a dense dancing crowd in a low club room with chevron-shaped LED tubes on the ceiling and green, blue and magenta lasers.",
  },
  {
    file: "service-quinceanera",
    alt: "Girl in a very wide tiered ball gown and a tiara, seen from behind in silhouette on a dance floor, with court couples dancing, chandeliers and rose and gold light beams in front of her.",
  },
  {
    file: "service-school-dance",
    alt: "School gym turned into a dance: teenagers dancing in silhouette, a balloon arch and a lit DJ booth under a basketball backboard, streamers, balloons and teal and magenta beams.",
  },
  {
    file: "weddings-cold-sparks-first-dance",
    alt: "Wedding couple in silhouette during a first dance between four cold-spark fountains in a ballroom with violet and amber uplights.",
  },
  {
    file: "weddings-first-dance-bistro-lights",
    alt: "Wedding couple dancing on a wooden outdoor dance floor at dusk under crossing strings of bistro lights, with a lit DJ booth and guests behind.",
  },
  {
    file: "weddings-gobo-on-dance-floor",
    alt: "Gobo projection of a laurel wreath with two interlaced rings on a dark dance floor, surrounded by candle-lit round tables and colored uplights.",
  },
];
