import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { WORD } from '../../../testing/fixtures/rows.ts';
import { bareDocumentSearch } from '../../archive/testing/archive.fixtures.ts';

export const fixtures: Fixtures = {
  callers: `
GET   …/search                                                           401 403 200 200 200 200 404 404 200 200 200 200
`,
  inputs: { 'GET …/search': async () => ({ query: 'q=ding' }) },
  calls: [{ name: 'search over everything', path: `search?q=${WORD}`, bare: bareDocumentSearch }],
};
