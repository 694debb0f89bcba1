import { StartFault } from '../../platform/config/errors.ts';

/** A fault in an import folder, with its file and, if known, its line and column. */
export interface RowFault {
  file: string;
  /**
   * The line number, counted from 1 including the header. For a row of several lines it is the last line, and
   * for a fault of the whole file it is undefined.
   */
  line?: number;
  column?: string;
  reason: string;
}

/** A fault in a column of a row. */
export interface ColumnFault extends Pick<RowFault, 'column' | 'reason'> {
  /** The file of the import folder because of which the row may be set aside. */
  aside?: string;
}

/** The maximum number of faults that are printed. */
const FAULTS_MAX = 200;

/**
 * Returns a fault as a text, such as `archive-documents.csv, line 12, column file: there is no such file`.
 */
function describeFault({ file, line, column, reason }: RowFault): string {
  const place = [file, line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(', ');
  return `${place}: ${reason}`;
}

/** Faults in the order in which they were found. Only those that are printed are kept. */
export interface Faults {
  add: (fault: RowFault) => void;
  /** Adds other faults behind these. */
  append: (others: Faults) => void;
  first: readonly RowFault[];
  count: () => number;
}

export function createFaults(): Faults {
  const first: RowFault[] = [];
  let count = 0;
  const keep = (fault: RowFault): void => {
    if (first.length < FAULTS_MAX) first.push(fault);
  };
  return {
    add: (fault) => {
      keep(fault);
      count += 1;
    },
    append: (others) => {
      others.first.forEach(keep);
      count += others.count();
    },
    first,
    count: () => count,
  };
}

/**
 * Refuses an import with faults.
 * @param canSetAside whether it helps to set e-invoices aside.
 * @throws StartFault with the first two hundred faults, unless there are none.
 */
export function refuse(faults: Faults, canSetAside: boolean): void {
  if (faults.count() === 0) return;
  const more = faults.count() - faults.first.length;
  throw new StartFault(
    ...faults.first.map(describeFault),
    ...(more > 0 ? [`… and ${more} more.`] : []),
    'Nothing was imported: correct these rows and try again.' +
      (canSetAside ? ' With --set-aside <folder>, e-invoices that can’t be read are set aside.' : ''),
  );
}
