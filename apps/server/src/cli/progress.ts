/** Progress for a person: one line that changes at a terminal, otherwise nothing until the end. */
export interface Progress {
  report: (text: string) => void;
  /** Ends the line. */
  done: () => void;
}

export function createProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const show = (text: string): void => {
    if (out.isTTY) out.write(`\r\u001B[K${text}`);
  };
  return { report: show, done: () => show('') };
}
