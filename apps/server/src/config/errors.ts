/**
 * An error that prevents the start. Each line explains to the operator what is wrong and what to do. The exit
 * code is 1, and no stack trace is printed.
 */
export class StartFault extends Error {
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.name = 'StartFault';
    this.lines = lines;
  }
}

/**
 * Returns the code of an error of the system or of Node, such as `ENOENT`, or undefined if the error has no
 * code.
 */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
