import { pickByName } from '../parameters.ts';
import { startRealServer, withDataFolder } from '../real-server.ts';
import { screens } from '../screens.ts';
import { type Flow, measureFlows } from './measure-flow.ts';

/** Returns the lines of a screen: what it waits for, whether that is kept, and the longest chain. */
export function flowLines({ screen, chain, waits, expected, isKept }: Flow): string[] {
  const verdict = isKept ? 'kept' : `NOT KEPT: at most ${expected.steps} steps and ${expected.calls} calls`;
  return [
    `${screen.name.padEnd(22)}${waits.steps} steps, ${waits.calls} calls  ${verdict}`,
    ...chain.map(({ kind, path }) => `    ${kind.padEnd(8)} ${path}`),
  ];
}

/**
 * Prints the longest chain of requests of every screen, or of the named screens. This is the command `bench flow`.
 */
export async function printFlow(names: readonly string[]): Promise<void> {
  const picked = pickByName(screens, names);
  const missed: string[] = [];
  await withDataFolder(async (dataDir) => {
    console.log('Importing the demo …');
    const server = await startRealServer(dataDir, ['--demo']);
    try {
      await measureFlows(server.address, picked, (flow) => {
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
