import { printVerdict, verdictOf } from '../harness/report.ts';
import { withDemo } from '../harness/with-server.ts';
import type { Screen } from '../screens.ts';
import { type Flow, measureFlows } from './measure-flow.ts';

export function flowLines({ screen, chain, waits, expected, isKept }: Flow): string[] {
  const limits = isKept ? '' : `: at most ${expected.steps} steps and ${expected.calls} calls`;
  const verdict = verdictOf(isKept) + limits;
  return [
    `${screen.name.padEnd(22)}${waits.steps} steps, ${waits.calls} calls  ${verdict}`,
    ...chain.map(({ kind, path }) => `    ${kind.padEnd(8)} ${path}`),
  ];
}

export async function printFlow(screens: readonly Screen[]): Promise<void> {
  const missed: string[] = [];
  await withDemo(async ({ server }) =>
    measureFlows(server.url, screens, (flow) => {
      for (const line of flowLines(flow)) console.log(line);
      if (!flow.isKept) missed.push(flow.screen.name);
    }),
  );
  const names = missed.length === 0 ? '' : `, but for ${missed.join(', ')}`;
  printVerdict(missed.length === 0, `no screen waits for more than expected${names}`);
}
