import { Session, type Profiler } from 'node:inspector';
import { analyse } from 'scslre';

/** Texts of a length, in letters, that make a careless scan slow. None of them has to be likely: a member can upload each. */
export function nastyTexts(length: number): readonly (readonly [name: string, text: string])[] {
  const filled = (part: string): string =>
    part
      .repeat(Math.ceil(length / part.length))
      .slice(0, length)
      .toWellFormed();
  return [
    ['one letter', filled('a')],
    ['spaces', filled(' ')],
    ['hyphens', filled('-')],
    ['soft hyphens', filled('\u00AD')],
    ['line breaks', filled('\n')],
    ['letters and hyphens in turn', filled('a-')],
    ['digits and dots', filled('12.')],
    ['one word without spaces', filled('Dakgootlekkage')],
    ['combining marks', filled('e\u0301\u0323')],
    ['emoji', filled('👩‍👧')],
    ['a mix', filled('A. b@c.nl 06-1 \n NL91 é\t')],
    ['what nearly matches', filled('NL91 ABNA 0417 x dakgoo a@b.c 1 jun. http://')],
  ];
}

const isOwn = ({ url }: Profiler.ScriptCoverage): boolean =>
  !url.startsWith('node:') && !url.includes('/node_modules/') && !url.includes('/tooling/');

/**
 * Returns how many blocks of the code of the product run, such as the bodies of loops and functions. Unlike a time, this number is
 * the same on each machine. What the engine does inside one call, such as a regular expression, is one step: see `slowExpressionsIn`.
 */
export function stepsOf(run: () => unknown): number {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    run();
    let steps = 0;
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      for (const { functions } of result.filter(isOwn))
        for (const { ranges } of functions) for (const { count } of ranges) steps += count;
    });
    return steps;
  } finally {
    session.disconnect();
  }
}

/**
 * Returns the regular expressions that run over a text of at least so many letters, and that can need more steps than a constant
 * for each letter. It reads the expressions, so that it also finds what these texts do not trigger.
 */
export function slowExpressionsIn(run: () => unknown, lettersMin: number): string[] {
  const found = new Map<string, RegExp>();
  // Every other function of expressions, such as `replaceAll`, calls this one.
  const own = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec') ?? {};
  const value = function exec(this: RegExp, text: string): unknown {
    if (text.length >= lettersMin) found.set(String(this), this);
    return Reflect.apply(own.value, this, [text]);
  };
  Reflect.defineProperty(RegExp.prototype, 'exec', { ...own, value });
  try {
    run();
  } finally {
    Reflect.defineProperty(RegExp.prototype, 'exec', own);
  }
  return [...found.entries()].flatMap(([name, { source, flags }]) =>
    analyse({ source, flags }).reports.length > 0 ? [name] : [],
  );
}
