import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { UNREADABLE, type Reader, type Reading } from '../../documents/index.ts';
import { contentKey, thumbnailKey, type Files } from '../../files/index.ts';
import type { Services } from '../../services.ts';
import { postpone, saveReading, takeUnread, type UnreadDocument } from './archive-reading.repository.ts';

/** Documents taken at once: few, so that replicas share the work. */
const BATCH = 8;

/** After so many attempts that did not end, a document counts as unreadable. */
const ATTEMPTS_MAX = 3;

/** Milliseconds until the next attempt when the store was away, times the attempts so far. */
const RETRY_MS = 60_000;

/** Bytes of a thumbnail at most; they are some tens of thousands. */
const THUMBNAIL_BYTES_MAX = 10_000_000;

type Needs = Pick<Services, 'database' | 'now' | 'log'> & { files: Files; reader: Reader };

/** The work that makes documents searchable and gives them a picture: a queue in the database, one reader a server. */
export interface ArchiveReading {
  /** Reads what is due until nothing is, or until `stop`. A second call while one runs makes it look once more. */
  run: () => Promise<void>;
  /** Lets the document at hand be finished, and takes no other. */
  stop: () => void;
}

async function readStored({ files, reader }: Needs, document: UnreadDocument): Promise<Reading> {
  const stored = await buffer(await files.read(contentKey(document.file_hash)));
  const reading = await reader.read({ bytes: new Uint8Array(stored), media_type: document.media_type });
  if (reading.thumbnail) {
    const picture = await files.receive(Readable.from([reading.thumbnail]), THUMBNAIL_BYTES_MAX);
    await picture.keep(thumbnailKey(document.file_hash));
  }
  return reading;
}

async function readOne(needs: Needs, document: UnreadDocument): Promise<void> {
  const { database, now, log } = needs;
  if (document.reading_attempts > ATTEMPTS_MAX) {
    await saveReading(database, document, UNREADABLE);
    return;
  }
  try {
    await saveReading(database, document, await readStored(needs, document));
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    log.warn({ document_id: document.id, fault: name }, 'a document could not be read yet');
    const wait = RETRY_MS * document.reading_attempts;
    await postpone(database, document, new Date(now().getTime() + wait));
  }
}

export function createArchiveReading(needs: Needs): ArchiveReading {
  const end = new AbortController();
  let isWanted = false;
  let running: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    while (isWanted && !end.signal.aborted) {
      isWanted = false;
      const documents = await takeUnread(needs.database, needs.now(), BATCH);
      for (const document of documents) {
        if (end.signal.aborted) await postpone(needs.database, document, needs.now());
        else await readOne(needs, document);
      }
      isWanted ||= documents.length > 0;
    }
  };

  return {
    run: () => {
      isWanted = true;
      running ??= drain().finally(() => {
        running = undefined;
      });
      return running;
    },
    stop: () => end.abort(),
  };
}
