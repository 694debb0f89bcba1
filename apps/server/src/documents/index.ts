export { createReader, type Reader } from './reader.ts';
export { UNREADABLE, type Reading } from './reading.ts';
