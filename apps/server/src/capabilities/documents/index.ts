export {
  attachedColumns,
  filePages,
  fileReadings,
  isReadingOf,
  readingBeside,
  storedColumns,
} from './file-readings.tables.ts';
export type { Photographed } from './photos/pictures.ts';
export {
  createReader,
  DEADLY_ATTEMPTS_MAX,
  ReaderClosed,
  READING_ATTEMPTS_MAX,
  type Reader,
} from './reader.ts';
export { TEXT_PAGES_MAX } from './reading.ts';
export { requestManyReadings, requestReading, requestReadings, type FileToRead } from './read-file.job.ts';
