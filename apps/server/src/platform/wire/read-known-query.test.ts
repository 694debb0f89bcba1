import { describe, expect, it, jest } from '@jest/globals';
import { number, object, string } from 'yup';
import { createQueryReader } from './read-known-query.ts';

function createReader() {
  const validated = jest.fn(() => true);
  const schema = object({
    page: number().integer().min(1).default(1).test('counted', validated),
    q: string(),
  }).exact();
  const read = createQueryReader(schema);
  const readUrl = async (url: string) =>
    read({ url, query: Object.fromEntries(new URL(url, 'http://x').searchParams) });
  return { readUrl, validated };
}

describe('the queries of an operation', () => {
  it('are validated once for each text', async () => {
    const { readUrl, validated } = createReader();
    expect(await readUrl('/one?page=2')).toEqual({ page: 2 });
    expect(await readUrl('/other?page=2')).toEqual({ page: 2 });
    expect(validated).toHaveBeenCalledTimes(1);
    expect(await readUrl('/one?page=3')).toEqual({ page: 3 });
    expect(await readUrl('/one')).toEqual({ page: 1 });
    expect(validated).toHaveBeenCalledTimes(3);
  });

  it('are refused each time they are wrong', async () => {
    const { readUrl } = createReader();
    for (const _ of [1, 2]) {
      await expect(readUrl('/one?page=0')).rejects.toMatchObject({ code: 'validation_failed' });
    }
  });

  it.each([
    ['with a searched text', '/one?q=dakgoot'],
    ['that are long', `/one?page=${'0'.repeat(200)}1`],
  ])('%s are not kept', async (_, url) => {
    const { readUrl, validated } = createReader();
    await readUrl(url);
    await readUrl(url);
    expect(validated).toHaveBeenCalledTimes(2);
  });

  it('are kept up to a number, so that clients can not fill the memory', async () => {
    const { readUrl, validated } = createReader();
    for (let page = 1; page <= 60; page += 1) await readUrl(`/one?page=${page}`);
    await readUrl('/one?page=1');
    expect(validated).toHaveBeenCalledTimes(61);
  });

  it('can not be changed for the next call', async () => {
    const { readUrl } = createReader();
    expect(Object.isFrozen(await readUrl('/one?page=2'))).toBe(true);
  });
});
