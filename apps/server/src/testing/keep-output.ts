import { afterEach, beforeEach, jest } from '@jest/globals';

/** The output of a command during one test, with a text for each call of the console. */
export interface KeptOutput {
  stdout: string[];
  stderr: string[];
}

/** Keeps what each test of a file writes to the console, instead of printing it. */
export function keepOutput(): KeptOutput {
  const output: KeptOutput = { stdout: [], stderr: [] };
  beforeEach(() => {
    Object.assign(output, { stdout: [], stderr: [] });
    jest.spyOn(console, 'log').mockImplementation((text: string) => void output.stdout.push(text));
    jest.spyOn(console, 'error').mockImplementation((text: string) => void output.stderr.push(text));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  return output;
}
