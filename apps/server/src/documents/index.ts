export {
  attachedColumns,
  filePages,
  fileReadings,
  isReadingOf,
  readingBeside,
  storedColumns,
} from './file-readings.tables.ts';
export { readInBackground } from './read-in-background.ts';
export { createReader, ReaderClosed, type Reader } from './reader.ts';
export { createReadingQueue, type ReadingQueue } from './reading-queue.ts';
export { TEXT_PAGES_MAX } from './reading.ts';
export { requestReading, type FileToRead } from './request-reading.ts';
