/** A reason not to start. Each line tells the operator what is wrong and what to do. Exit code 1, no stack. */
export class StartFault extends Error {
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.name = 'StartFault';
    this.lines = lines;
  }
}

/** The code of an error of the system or of Node, such as `ENOENT`; undefined for one without. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
