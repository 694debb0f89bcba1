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

/** What a log says about an error. It has no message, because a message may contain an e-mail address or a part of a file. */
export interface Fault {
  /** The name of the error. */
  fault: string;
  code: string | undefined;
  /** Where it was thrown: the first lines of the stack that are not of a library, without the message. */
  at: string[];
  cause?: Fault;
}

const FRAMES_MAX = 5;
const CAUSES_MAX = 5;

/** Describes an error, and the errors that caused it, for a log. */
export function faultOf(error: unknown, causesMax = CAUSES_MAX): Fault {
  if (!(error instanceof Error)) return { fault: typeof error, code: errorCode(error), at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  const own = frames.filter((frame) => !/[/\\]node_modules[/\\]|\(node:/u.test(frame));
  return {
    fault: error.name,
    code: errorCode(error),
    at: (own.length > 0 ? own : frames).slice(0, FRAMES_MAX).map((frame) => frame.trim()),
    ...(error.cause !== undefined && causesMax > 0 && { cause: faultOf(error.cause, causesMax - 1) }),
  };
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
