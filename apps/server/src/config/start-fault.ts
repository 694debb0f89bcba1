/** Why the server can't start, for the operator: each line says what is wrong and what to do. Exit code 1, no stack. */
export class StartFault extends Error {
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.name = 'StartFault';
    this.lines = lines;
  }
}
