/** Ends the start with exit code 1. Its lines tell the operator what is wrong and what to do, without a stack trace. */
export class StartFault extends Error {
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.name = 'StartFault';
    this.lines = lines;
  }
}

/** An error as the log has it: without its message, because a message may contain an e-mail address or a part of a file. */
export interface Fault {
  fault: string;
  code: string | undefined;
  /** The first lines of the stack that are not of a library, without the message. */
  at: string[];
  cause?: Fault;
}

const FRAMES_MAX = 5;
const CAUSES_MAX = 5;

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

/** Returns the code of an error of the system or of Node, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns what an operator reads about an error, without a stack; undefined if the error is a fault of the program. */
export function linesOf(error: unknown): readonly string[] | undefined {
  if (error instanceof StartFault) return error.lines;
  const code = errorCode(error);
  if (code !== 'EACCES' && code !== 'EPERM') return undefined;
  const { path: place, syscall } = Object(error);
  const uid = process.getuid?.() ?? 'of this process';
  return [
    `The account ${uid} may not ${isText(syscall) ? syscall : 'use'} ${isText(place) ? place : 'a file'} (${code}): give it the right, or start this as the owner of the data folder.`,
  ];
}
