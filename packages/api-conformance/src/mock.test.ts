import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mockApi } from '@mijn/api/mock';
import { setupServer } from 'msw/node';
import { checkConformance } from './run.ts';

/** A run makes more than a thousand calls, and other tests may use the machine at the same time. */
const RUN_TIMEOUT_MS = 300_000;

/** The mocked provider leaves these out on purpose, as its documentation says. */
const LEFT_OUT = [
  'A file that did not change is 304 for its ETag',
  'A file that is not what its name says is refused with 415',
  'A path of no operation is 404 as JSON',
  'A range after the end of a file is refused with 416',
  'A range of a file is 206 with those bytes',
  'An access token may not do what a member does in person, such as hold a ballot and vote',
  'An uploaded file comes back with the same bytes',
];

const server = setupServer(...mockApi());
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }));
afterAll(() => server.close());

it(
  'finds nothing in the mocked provider but what that leaves out',
  async () => {
    const report = await checkConformance({ baseUrl: 'http://mock.invalid/api', bearer: 'board' });
    // An access token may not read the lists about the account itself.
    const broken = report.results.filter(
      ({ outcome, operation }) => outcome === 'broken' && !operation.includes('/security/'),
    );
    expect([...new Set(broken.map(({ check }) => check))].toSorted()).toEqual(LEFT_OUT);
    expect(report.results.filter(({ outcome }) => outcome === 'holds').length).toBeGreaterThan(500);
  },
  RUN_TIMEOUT_MS,
);
