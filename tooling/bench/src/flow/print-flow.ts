import { startRealServer, withDataFolder } from '../real-server.ts';
import type { Screen } from '../screens.ts';
import { type Flow, measureFlows } from './measure-flow.ts';

/** Returns the lines of a screen: what it waits for, whether that is kept, and the longest chain. */
export function flowLines({ screen, chain, waits, expected, isKept }: Flow): string[] {
  const verdict = isKept ? 'kept' : `NOT KEPT: at most ${expected.steps} steps and ${expected.calls} calls`;
  return [
    `${screen.name.padEnd(22)}${waits.steps} steps, ${waits.calls} calls  ${verdict}`,
    ...chain.map(({ kind, path }) => `    ${kind.padEnd(8)} ${path}`),
  ];
}

/** Prints what screens wait for, with the longest chain of requests. This is the command `bench flow`. */
export async function printFlow(screens: readonly Screen[]): Promise<void> {
  const missed: string[] = [];
  await withDataFolder(async (dataDir) => {
    console.log('Importing the demo …');
    const server = await startRealServer(dataDir, ['--demo']);
    try {
      await measureFlows(server.address, screens, (flow) => {
        for (const line of flowLines(flow)) console.log(line);
        if (!flow.isKept) missed.push(flow.screen.name);
      });
    } finally {
      await server.stop();
    }
  });
  console.log(
    missed.length === 0
      ? 'kept: no screen waits for more than expected'
      : `NOT KEPT: more than expected: ${missed.join(', ')}`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
}
