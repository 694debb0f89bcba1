import { CHUNK_TIMEOUT_MS } from '@mijn/domain/limits';

/** The reason why a script chunk did not load (docs/product.md#scripts). */
export type ChunkErrorType = 'missing' | 'time-out' | 'other';

export class ChunkError extends Error {
  override name = 'ChunkError';
  readonly type: ChunkErrorType;

  constructor(chunk: string, type: ChunkErrorType, cause?: unknown) {
    super(`Loading chunk ${chunk} failed. (${type})`, { cause });
    this.type = type;
  }
}

/** Each browser has its own message for a module that could not be fetched. The last one is Vite's, for a style sheet. */
const FETCH_FAILED =
  /dynamically imported module|importing a module script failed|error loading|preload CSS/iu;

function chunkErrorType(cause: unknown): ChunkErrorType {
  return cause instanceof Error && FETCH_FAILED.test(cause.message) ? 'missing' : 'other';
}

/**
 * Loads a script chunk. Gives up after 120 seconds (docs/product.md#scripts).
 * @throws ChunkError, which is also reported to the error handlers of the page.
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(chunk, 'time-out')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), timeOut]);
  } catch (cause) {
    const error = cause instanceof ChunkError ? cause : new ChunkError(chunk, chunkErrorType(cause), cause);
    reportError(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
