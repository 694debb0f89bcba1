import { ANSWER_MS_MAX, fuzz } from '@mijn/server/testing/fuzz';
import { startRealServer, withDataFolder } from '../real-server.ts';
import { findIds } from './find-ids.ts';
import { signIn } from './sign-in.ts';

const REQUESTS = 10_000;
const PRINT_EVERY = 5000;

/** Who asks: nobody, and accounts of the demo. */
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
 * `bench fuzz`: calls that are made up from the contracts, against the real server on the demo.
 * @param requests how many.
 * @throws Error with the seed, when an answer is a fault of the server, takes too long, or is an error of no contract.
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
