import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHUNK_TIMEOUT_MS } from '@mijn/domain/limits';
import { ChunkError, loadChunk } from './load-chunk.ts';

const reported: unknown[] = [];

beforeEach(() => {
  reported.length = 0;
  globalThis.reportError = (error) => reported.push(error);
});
afterEach(() => {
  jest.useRealTimers();
});

const failureOf = async (load: () => Promise<unknown>) => {
  const thrown = await loadChunk('archive', load).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ChunkError)) throw new Error('The load was expected to fail.');
  return thrown;
};

describe('a script chunk', () => {
  it('is returned when it has loaded', async () => {
    expect(await loadChunk('archive', async () => 'module')).toBe('module');
    expect(reported).toEqual([]);
  });

  it.each([
    ['missing', new TypeError('Failed to fetch dynamically imported module: /assets/archive.js')],
    ['missing', new TypeError('Importing a module script failed.')],
    ['missing', new TypeError('error loading dynamically imported module')],
    ['missing', new Error('Unable to preload CSS for /assets/archive.css')],
    ['other', new Error('x is not defined')],
  ])('that fails is reported as %s', async (type, cause) => {
    const error = await failureOf(() => Promise.reject(cause));
    expect(error.message).toBe(`Loading chunk archive failed. (${type})`);
    expect(error.type).toBe(type);
    expect(reported).toEqual([error]);
  });

  it('that does not load within 120 seconds is reported as time-out', async () => {
    jest.useFakeTimers();
    const failure = failureOf(() => new Promise(() => undefined));
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    await jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
    expect((await failure).message).toBe('Loading chunk archive failed. (time-out)');
  });
});
