import { overviewParts } from '@mijn/domain/overview/contract';
import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { bareDocuments } from '../../archive/testing/archive.fixtures.ts';

export const fixtures: Fixtures = {
  callers: `
GET   …/overview                                                         401 403 200 200 200 200 404 404 200 200 200 200
`,
  samples: { parts: overviewParts },
  calls: [{ name: 'overview', path: 'overview', bare: bareDocuments('', 'created_at desc, id desc') }],
};
