import { parseArgs } from 'node:util';
import { pickByName, readCount, WrongParameter } from '../parameters.ts';
import { type Screen, screens } from '../screens.ts';

/** The parts of `bench pages`. The film is recorded when it is named, because it replaces pictures of the documents. */
export const parts = [
  { name: 'paint' },
  { name: 'scores' },
  { name: 'walks' },
  { name: 'server' },
  { name: 'film' },
] as const;
export type Part = (typeof parts)[number]['name'];

export interface PagesPlan {
  screens: readonly Screen[];
  parts: readonly Part[];
  visits: number;
}

const VISITS = '5';
const VISITS_LIMITS = { min: 1, max: 99 };

const OPTIONS = {
  visits: { type: 'string', default: VISITS },
  part: { type: 'string', multiple: true },
} as const;

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new WrongParameter(error instanceof Error ? error.message : String(error));
  }
}

/** @throws WrongParameter when a name, a part or an option is unknown. */
export function readPagesPlan(parameters: readonly string[]): PagesPlan {
  const { values, positionals } = parse(parameters);
  return {
    screens: pickByName(screens, positionals),
    parts: pickByName(parts, values.part ?? ['paint', 'scores', 'walks', 'server']).map(({ name }) => name),
    visits: readCount(values.visits, 'visits', VISITS_LIMITS),
  };
}
