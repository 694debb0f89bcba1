export const MEGABYTE = 1_000_000;

export const inMegabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(0);

type Cell = string | number;

export function tableOf(...widths: readonly number[]): (cells: readonly Cell[], end?: string) => void {
  return (cells, end) => {
    const padded = cells.map((cell, at) =>
      at === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[at] ?? 0),
    );
    console.log(padded.join('') + (end === undefined ? '' : `  ${end}`));
  };
}

export const verdictOf = (isKept: boolean): string => (isKept ? 'kept' : 'NOT KEPT');

/** Prints whether a budget is kept. The command ends with code 1 after one that is not. */
export function printVerdict(isKept: boolean, text: string): void {
  console.log(`${verdictOf(isKept)}: ${text}`);
  if (!isKept) process.exitCode = 1;
}
