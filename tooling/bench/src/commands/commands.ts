import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { environment, startRealServer } from '@mijn/server/testing/real-server';
import { processorTimeOf } from '../capacity/meter.ts';
import { median } from '../harness/percentile.ts';
import { tableOf, verdictOf } from '../harness/report.ts';
import { withDataFolder, withServerOn } from '../harness/with-server.ts';
import { serverFolder } from '../places.ts';

const RUNS = 5;

const START = 'bin/start.js';

/** Node then compiles everything anew, as at the first start of a version. */
const WITHOUT_COMPILED = { NODE_DISABLE_COMPILE_CACHE: '1' };

type Settings = Readonly<Record<string, string>>;

/** Returns the processor time of one run, in seconds. */
type Measure = (settings: Settings) => Promise<number>;

interface Case {
  name: string;
  measure: Measure;
  /** The maximum processor time with what Node compiled before, in seconds. A floor has none. */
  max?: number;
}

/** The times of the children of a shell, on the second line of its command `times`: `0m0.120s 0m0.040s`. */
const TIMES = /^.*\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s/u;

/** Returns a measurement of a program that ends, whatever its code is, by the shell that waits for it. */
const ofProgram =
  (dataDir: string, ...args: readonly string[]): Measure =>
  async (settings) => {
    const { stdout } = spawnSync(
      'sh',
      ['-c', '"$@" > /dev/null 2>&1; times', 'sh', process.execPath, ...args],
      { cwd: serverFolder, encoding: 'utf8', env: environment(dataDir, settings) },
    );
    const times = TIMES.exec(stdout)?.slice(1).map(Number);
    if (!times) throw new Error(`The shell did not print times, but "${stdout}".`);
    const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = times;
    return (userMinutes + systemMinutes) * 60 + user + system;
  };

/** The processor time of a server until it listens and has said so, without its PostgreSQL. */
const ofStart =
  (dataDir: string): Measure =>
  async (settings) => {
    const server = await startRealServer(dataDir, [], START, settings);
    const time = await processorTimeOf(server.pid);
    await server.stop();
    return time / 1000;
  };

const printLine = tableOf(24, 18, 10, 8);

async function print({ name, measure, max }: Case): Promise<void> {
  const compiling = await measure(WITHOUT_COMPILED);
  await measure({});
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measure({}));
  const time = median(times);
  const verdict = max === undefined ? undefined : verdictOf(time <= max);
  printLine([name, compiling.toFixed(2), time.toFixed(2), max?.toFixed(1) ?? ''], verdict);
  if (time > (max ?? Infinity)) process.exitCode = 1;
}

/** Prints the processor time of commands and of a start on a data folder that a server has made before. */
export const printCommands = async (): Promise<void> =>
  withDataFolder(async (folder) => {
    const dataDir = path.join(folder, 'data');
    const mijn = ['--max-semi-space-size=4', 'bin/mijn.js'];
    console.log(
      `Seconds of processor: while Node compiles everything, the median of ${RUNS} runs, and the maximum.`,
    );
    printLine(['', 'compiling', 'compiled', 'max']);
    await print({ name: 'node -e 0, the floor', measure: ofProgram(dataDir, '-e', '0') });
    await withServerOn(
      dataDir,
      async () => {
        await print({ name: 'mijn --help', measure: ofProgram(dataDir, ...mijn, '--help'), max: 0.3 });
        await print({ name: 'mijn status', measure: ofProgram(dataDir, ...mijn, 'status'), max: 1 });
      },
      { program: START },
    );
    await print({ name: 'the start of a server', measure: ofStart(dataDir), max: 2 });
  });
