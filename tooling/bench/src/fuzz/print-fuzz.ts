import { RESPONSE_MS_MAX, fuzz } from '@mijn/server/testing/fuzz';
import { printVerdict } from '../harness/report.ts';
import { signIn, visit } from '../harness/session.ts';
import { withDemo } from '../harness/with-server.ts';
import { findIds } from './find-ids.ts';

const REQUESTS = 10_000;
const PRINT_EVERY = 5000;

/** The e-mail addresses of the callers: accounts of the demo, and undefined for a caller who is not signed in. */
const CALLERS: Readonly<Record<string, string | undefined>> = {
  anonymous: undefined,
  owner: 'anna.eigenaar@waterpas.example',
  board: 'bram.bestuur@waterpas.example',
};

function print(statuses: ReadonlyMap<number, number>, slowest: { path: string; ms: number }): void {
  for (const [status, count] of [...statuses].toSorted(([one], [other]) => one - other))
    console.log(`${status}  ${count}`);
  console.log(`The slowest response took ${Math.round(slowest.ms)} ms: ${slowest.path.slice(0, 120)}`);
}

/** @throws Error with the seed, if a response is a server error, takes too long, or is not in the catalogue. */
export async function printFuzz(requests = REQUESTS): Promise<void> {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
  console.log(`${requests} requests with seed ${seed} (FUZZ_SEED sets it)`);
  const statuses = new Map<number, number>();
  let slowest = { path: '', ms: 0 };
  let count = 0;
  await withDemo(async ({ server: { url } }) => {
    const target = {
      url,
      callers: Object.keys(CALLERS),
      ids: await findIds(url, await signIn(url, CALLERS['board'])),
      signIn: async (caller: string) => {
        const email = CALLERS[caller];
        return email === undefined ? visit(url) : signIn(url, email);
      },
    };
    await fuzz(target, {
      seed,
      requests,
      onResponse: ({ method, path }, { status, ms }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (ms > slowest.ms) slowest = { path: `${method} ${path}`, ms };
        count += 1;
        if (count % PRINT_EVERY === 0) console.log(`${count} requests …`);
      },
    });
  });
  print(statuses, slowest);
  printVerdict(
    true,
    `no response of 500 or more, none after more than ${RESPONSE_MS_MAX} ms, every error one of the catalogue`,
  );
}
