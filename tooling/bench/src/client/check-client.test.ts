import { describe, expect, it } from '@jest/globals';
import { checkClient } from './check-client.ts';

const brokenBy = (scriptBytes: number, ...modules: string[]) =>
  checkClient({ scriptBytes, modules }, { scriptBytes: 9000 }).flatMap(({ isMet, found }) =>
    isMet ? [] : [found],
  );

describe('a page of another application', () => {
  it('meets its budget at exactly the maximum number of bytes', () => {
    expect(brokenBy(9000, '/api/src/client/pages.ts')).toEqual([]);
    expect(brokenBy(9001)).toEqual(['9.0 kB']);
  });
  it.each([
    '/node_modules/yup/index.esm.js',
    '/domain/src/todos/todos.contract.ts',
    '/api/src/texts/texts.ts',
    '/api/src/client/upload.ts',
  ])('may not carry %s', (module) => {
    expect(brokenBy(1, module)).toEqual([module]);
  });
});
