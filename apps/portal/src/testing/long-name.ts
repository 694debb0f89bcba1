export const LONG_NAME = 'Vereniging van Eigenaars Kadestraat 1 t/m 99 oneven en Havenweg 12 te Rotterdam-W';
