import { type Check, inKb } from './checks.ts';
import type { Weight } from './heaviest.ts';
import type { Route } from './routes.ts';

const HEAVIEST = 25;

export function routeLines(routes: readonly Route[]): string[] {
  const width = Math.max(...routes.map(({ name }) => name.length));
  const cells = (name: string, ...figures: string[]): string =>
    [name.padEnd(width), ...figures.map((figure) => figure.padStart(12))].join(' ');
  return [
    cells('route', 'JavaScript', 'on its frame', 'CSS'),
    ...routes.map(({ name, scriptBytes, addedScriptBytes, styleBytes }) =>
      cells(name, inKb(scriptBytes), inKb(addedScriptBytes), inKb(styleBytes)),
    ),
  ];
}

export const checkLines = (checks: readonly Check[]): string[] =>
  checks.map(({ name, isMet, found }) => `${isMet ? 'kept  ' : 'BROKEN'} ${name}: ${found}`);

export const weightLines = (weights: readonly Weight[]): string[] =>
  weights.slice(0, HEAVIEST).map(({ name, bytes }) => `${inKb(bytes).padStart(9)}  ${name}`);
