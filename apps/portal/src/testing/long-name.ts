/** A name of the maximum length, which every screen must be able to show. */
export const LONG_NAME = 'Vereniging van Eigenaars Kadestraat 1 t/m 99 oneven en Havenweg 12 te Rotterdam-W';
