import { createInterface } from 'node:readline/promises';
import { StartFault } from '../platform/config/errors.ts';

export const yes = { yes: { type: 'boolean', default: false } } as const;

/** The question stands on the error output, because the output may be read by a program. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(`${question} Type yes to go on: `);
  } finally {
    terminal.close();
  }
}

/**
 * Asks before what can't be undone. @param isSure whether --yes was given. @throws StartFault without a terminal, or if the
 * answer is no.
 */
export async function confirm(
  question: string,
  isSure: boolean,
  isTerminal = process.stdin.isTTY,
): Promise<void> {
  if (isSure) return;
  if (!isTerminal) {
    throw new StartFault(`${question} Nothing was done: without a terminal, this needs --yes.`);
  }
  if ((await ask(question)).trim().toLowerCase() !== 'yes') throw new StartFault('Nothing was done.');
}
