import { StartFault } from '../../platform/config/errors.ts';

export interface RowFault {
  file: string;
  /** Counts from 1 with the header; a row of several lines has its last line. Undefined for a fault of the whole file. */
  line?: number;
  column?: string;
  reason: string;
}

export interface ColumnFault extends Pick<RowFault, 'column' | 'reason'> {
  /** The file because of which the row may be set aside. */
  aside?: string;
}

const FAULTS_MAX = 200;

/** Returns a text such as `archive-documents.csv, line 12, column file: there is no such file`. */
function describeFault({ file, line, column, reason }: RowFault): string {
  const place = [file, line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(', ');
  return `${place}: ${reason}`;
}

/** Only faults that are printed are kept. */
export interface Faults {
  add: (fault: RowFault) => void;
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

/** @param canSetAside whether it helps to set e-invoices aside. @throws StartFault with the first two hundred faults. */
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
