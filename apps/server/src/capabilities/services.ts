import type { FastifyBaseLogger } from 'fastify';
import type { Foundation } from '../platform/foundation.ts';
import type { Scanner } from '../platform/malware/scanner.ts';
import type { Files } from './files/files.ts';
import type { SectionStream } from './sections/stream/section-stream.ts';

export interface Services extends Foundation {
  log: FastifyBaseLogger;
  files: Files;
  scanner: Scanner;
  sectionStream: SectionStream;
}
