/** The longest name that every component must support. */
export const longName =
  'Vereniging van Eigenaars Kadestraat 1 tot en met 99 oneven en Havenweg 12 te Rotterdam';
