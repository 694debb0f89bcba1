import { ANSWER_MS_MAX, fuzz } from '@mijn/server/testing/fuzz';
import { startRealServer, withDataFolder } from '../real-server.ts';
import { findIds } from './find-ids.ts';
import { signIn } from './sign-in.ts';

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
  console.log(`The slowest answer took ${Math.round(slowest.ms)} ms: ${slowest.path.slice(0, 120)}`);
}

/**
 * Sends requests that are generated from the contracts to the real server with the demo, and prints the
 * results. This is the command `bench fuzz`.
 * @param requests the number of requests.
 * @throws Error with the seed, if a response is a server error, takes too long, or is an error that is not in
 * the catalogue.
 */
export async function printFuzz(requests = REQUESTS): Promise<void> {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
  await withDataFolder(async (dataDir) => {
    console.log(`Importing the demo; then ${requests} requests with seed ${seed} (FUZZ_SEED sets it) …`);
    const server = await startRealServer(dataDir, ['--demo']);
    const statuses = new Map<number, number>();
    let slowest = { path: '', ms: 0 };
    let count = 0;
    try {
      const ids = await findIds(server.address, await signIn(server.address, CALLERS['board']));
      const target = {
        address: server.address,
        callers: Object.keys(CALLERS),
        ids,
        signIn: (caller: string) => signIn(server.address, CALLERS[caller]),
      };
      await fuzz(target, {
        seed,
        requests,
        onAnswer: ({ method, path }, { status, ms }) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (ms > slowest.ms) slowest = { path: `${method} ${path}`, ms };
          count += 1;
          if (count % PRINT_EVERY === 0) console.log(`${count} requests …`);
        },
      });
      print(statuses, slowest);
      console.log(
        `kept: no answer of 500 or more, none after more than ${ANSWER_MS_MAX} ms, every error one of the catalogue`,
      );
    } finally {
      await server.stop();
    }
  });
}
