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
    file: "beach-wedding-ceremony-microphone",
    alt: "Rendered close-up: microphone with foam cover before a setting sun over the sea, blurred chairs and arch.",
    widest: 1200,
  },
  {
    file: "beach-wedding-clearwater",
    alt: "Beach ceremony at sunset: aisle between rows of chairs and flower posts to an arch with flowing drapes, a speaker on a stand on each side, string lights and the sun low over the sea (an imagined view for Clearwater Beach).",
  },
  {
    file: "blog-flight-cases-and-cables",
    alt: "Stacked black road cases with metal edges and ball corners, a coiled cable and a plug on the floor, lit in violet and amber.",
  },
  {
    file: "blog-headphones-close-up",
    alt: "Close-up of black DJ headphones with a violet light ring, lying in front of a controller, with magenta light and soft bokeh.",
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
    file: "corporate-awards-podium-spotlight",
    alt: "Rendered scene: silhouette of a speaker from behind at a lectern, facing a spotlight, star trophies and round tables.",
    widest: 1200,
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
    file: "corporate-lobby-reception-dusk",
    alt: "Rendered scene: lobby reception at dusk with teal-lit high tables, guests in silhouette and a skyline in the windows.",
    widest: 1600,
  },
  {
    file: "corporate-reception-uplighting",
    alt: "Evening reception with candle-lit high cocktail tables and glasses, silhouetted guests, colored uplights along the wall and violet and magenta beams at the far end.",
  },
  {
    file: "corporate-run-of-show-desk",
    alt: "Rendered scene: cue sheet, lamp, headset and countdown clock on a show desk, stage and audience beyond.",
    widest: 1200,
  },
  {
    file: "detail-audience",
    alt: "Rendered: audience in the dark before the edge of a lit stage.",
    widest: 1200,
  },
  {
    file: "detail-balloons",
    alt: "Rendered: balloon arch over a lit booth in a school gym.",
    widest: 1200,
  },
  {
    file: "detail-beach-speaker",
    alt: "Rendered: speaker on a stand beside rows of chairs on the sand, at sunset.",
    widest: 1200,
  },
  {
    file: "detail-beams-over-pier",
    alt: "Rendered: violet, pink and turquoise beams over a tiered glass building on the water at dusk.",
    widest: 1200,
  },
  {
    file: "detail-booth-front",
    alt: "Rendered: glowing front of a DJ booth between colored beams.",
    widest: 1200,
  },
  {
    file: "detail-bridge-tower",
    alt: "Rendered: tower and cables of a bridge over the bay at sunset.",
    widest: 1200,
  },
  {
    file: "detail-bulbs-overhead",
    alt: "Rendered: strings of bistro lights crossing the evening sky.",
    widest: 1200,
  },
  {
    file: "detail-candle-table",
    alt: "Rendered: candles and glasses on high tables at an evening reception.",
    widest: 1200,
  },
  {
    file: "detail-chandeliers",
    alt: "Rendered: chandeliers over a ballroom in warm light beams.",
    widest: 1200,
  },
  {
    file: "detail-chevron-ceiling",
    alt: "Rendered: chevron-shaped light tubes on the ceiling of a club.",
    widest: 1200,
  },
  {
    file: "detail-confetti-lights",
    alt: "Rendered: confetti in amber and magenta stage light.",
    widest: 1200,
  },
  {
    file: "detail-couple-under-bulbs",
    alt: "Rendered: couple dancing at dusk beside a lit booth, guests behind.",
    widest: 1200,
  },
  {
    file: "detail-dancers-mirror-ball",
    alt: "Rendered: dancers in silhouette under a mirror ball and string lights.",
    widest: 1200,
  },
  {
    file: "detail-dinner-lectern",
    alt: "Rendered: speaker at a lectern seen past a candle-lit table.",
    widest: 1200,
  },
  {
    file: "detail-far-beams",
    alt: "Rendered: violet beams at the far end of a reception.",
    widest: 1200,
  },
  {
    file: "detail-gala-table",
    alt: "Rendered: round gala table with candles and a flower centerpiece.",
    widest: 1200,
  },
  {
    file: "detail-glowing-stars",
    alt: "Rendered: glowing stars on a dark curtain.",
    widest: 1200,
  },
  {
    file: "detail-jog-wheels",
    alt: "Rendered: lit jog wheel of a DJ controller.",
    widest: 1200,
  },
  {
    file: "detail-lamp-in-haze",
    alt: "Rendered: moving-head lamp shining through violet haze.",
    widest: 1200,
  },
  {
    file: "detail-lobby-skyline",
    alt: "Rendered: city skyline at dusk behind tall lobby windows.",
    widest: 1200,
  },
  {
    file: "detail-mirror-ball",
    alt: "Rendered: mirror ball, its tiles glinting.",
    widest: 1200,
  },
  {
    file: "detail-open-air-stage",
    alt: "Rendered: open-air stage in warm light at sunset, raised hands before it.",
    widest: 1200,
  },
  {
    file: "detail-pelicans",
    alt: "Rendered: pelicans on pilings before a golden bay.",
    widest: 1200,
  },
  {
    file: "detail-pier-lamps",
    alt: "Rendered: lamps along a fishing pier in the last light.",
    widest: 1200,
  },
  {
    file: "detail-pier-pavilion",
    alt: "Rendered: pavilion of a fishing pier before the setting sun.",
    widest: 1200,
  },
  {
    file: "detail-pool-water",
    alt: "Rendered: pool water at night with the lights of a party on it.",
    widest: 1200,
  },
  {
    file: "detail-raised-hands",
    alt: "Rendered: raised hands before a glowing wall of light.",
    widest: 1200,
  },
  {
    file: "detail-sand-parasols",
    alt: "Rendered: beach umbrellas and lounge chairs on pale sand in pink evening light.",
    widest: 1200,
  },
  {
    file: "detail-sparks",
    alt: "Rendered: cold-spark fountains rising from a ballroom floor.",
    widest: 1200,
  },
  {
    file: "detail-speaker-in-spotlight",
    alt: "Rendered: silhouette of a speaker at a lectern facing a spotlight, round tables in warm light beyond.",
  },
  {
    file: "detail-speaker-stack",
    alt: "Rendered: speaker on a subwoofer beside a lit wall.",
    widest: 1200,
  },
  {
    file: "detail-spotlight-haze",
    alt: "Rendered: spotlights shining through haze.",
    widest: 1200,
  },
  {
    file: "detail-st-pete-boats",
    alt: "Rendered: boats at anchor at dusk, a low skyline behind them.",
    widest: 1200,
  },
  {
    file: "detail-st-pete-pier",
    alt: "Rendered: lamps along a pier that leads to a tiered glass building.",
    widest: 1200,
  },
  {
    file: "detail-sun-on-water",
    alt: "Rendered: low sun between the piers of a bridge, and its path on the water.",
    widest: 1200,
  },
  {
    file: "detail-tampa-towers",
    alt: "Rendered: lit towers of a night skyline, beams behind them.",
    widest: 1200,
  },
  {
    file: "detail-trophies",
    alt: "Rendered: trophies on a table before round tables in warm light.",
    widest: 1200,
  },
  {
    file: "detail-uplit-tables",
    alt: "Rendered: candle-lit round tables before walls in colored light.",
    widest: 1200,
  },
  {
    file: "detail-vows-lanterns",
    alt: "Rendered: couple in silhouette under a flowered arch, lanterns at their feet.",
    widest: 1200,
  },
  {
    file: "detail-wet-sand-couple",
    alt: "Rendered: couple walking at the water's edge, a lit hotel mirrored in wet sand.",
    widest: 1200,
  },
  {
    file: "detail-ybor-arches",
    alt: "Rendered: arches of light bulbs over a brick street at night.",
    widest: 1200,
  },
  {
    file: "empty-dance-floor-at-sunrise",
    alt: "Rendered scene: empty wooden dance floor at sunrise, one mirror ball, confetti and shoes left behind.",
    widest: 1200,
  },
  {
    file: "equipment-dj-controller-close-up",
    alt: "Close-up of a two-deck DJ controller with lit jog wheels, faders and colorful pads, shallow depth of field.",
  },
  {
    file: "equipment-full-sound-and-light-rig",
    alt: "Complete mobile DJ setup in an empty room: glowing booth facade, speakers stacked on subwoofers, a lighting truss with moving heads and uplights on the wall.",
  },
  {
    file: "equipment-moving-heads-on-truss",
    alt: "Moving-head light fixtures hanging from an aluminum truss, firing violet, magenta and teal beams through haze.",
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
    file: "hero-corporate",
    alt: "Gala ballroom with candle-lit round tables and flower centerpieces on the right, a speaker at a lectern in front of a large screen, colored beams and dark up-lit walls on the left.",
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
    file: "merch-cap",
    alt: "Rendered product: dark cap with a violet brim and a wave mark, violet and amber light on a plum sweep.",
  },
  {
    file: "merch-hoodie",
    alt: "Rendered product: dark violet hoodie with a violet-to-amber wave on a plum-to-amber background.",
  },
  {
    file: "merch-mug",
    alt: "Rendered product: black glossy mug with a violet-to-amber wave, violet and amber light on a plum sweep.",
  },
  {
    file: "merch-sticker-sheet",
    alt: "Rendered product: white sheet of six wave and record stickers on a plum-to-amber background.",
  },
  {
    file: "merch-t-shirt",
    alt: "Rendered product: black T-shirt with a violet-to-amber wave on a plum-to-amber background.",
  },
  {
    file: "merch-tote-bag",
    alt: "Rendered product: canvas tote bag with a violet-to-amber wave on a plum-to-amber background.",
  },
  {
    file: "mitzvah-candle-lighting-board",
    alt: "Rendered still life: stepped board of ivory and blue candles, one being lit, blue and gold lights behind.",
    widest: 1200,
  },
  {
    file: "mitzvah-hora-chair-backlit",
    alt: "Rendered scene: a girl on a chair is lifted in the hora, silhouettes with raised hands against golden beams.",
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
    file: "quinceanera-court-waltz-from-above",
    alt: "Rendered scene from a gallery: court couples waltz around the quinceañera, wide gowns and dark silhouettes in rose light.",
    widest: 1200,
  },
  {
    file: "quinceanera-tiara-and-shoes",
    alt: "Rendered still life: tiara on a satin pillow, rose-gold heels and flat shoes on satin with soft lights behind.",
    widest: 1200,
  },
  {
    file: "school-dance-star-photo-wall",
    alt: "Rendered scene: dancers in silhouette in a gym before a curtain of glowing stars, mirror ball and teal beams.",
    widest: 1200,
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
