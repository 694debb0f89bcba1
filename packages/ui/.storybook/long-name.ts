/** As long as a name gets: what every component must stand. */
export const longName =
  'Vereniging van Eigenaars Kadestraat 1 tot en met 99 oneven en Havenweg 12 te Rotterdam';
