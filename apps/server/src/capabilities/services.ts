import type { FastifyBaseLogger } from 'fastify';
import type { Foundation } from '../platform/foundation.ts';
import type { Scanner } from '../platform/malware/scanner.ts';
import type { Files } from './files/files.ts';
import type { SectionStream } from './sections/stream/section-stream.ts';

/** The services that every module receives. */
export interface Services extends Foundation {
  log: FastifyBaseLogger;
  files: Files;
  scanner: Scanner;
  /** The streams that tell open tabs of events. */
  sectionStream: SectionStream;
}
