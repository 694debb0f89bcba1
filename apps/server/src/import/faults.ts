/** What is wrong with one place of the folder. */
export interface RowFault {
  file: string;
  /** From 1, the header included; the last line of a row of several. Undefined for a fault of the whole file. */
  line?: number;
  column?: string;
  reason: string;
}

/** `archive-documents.csv, line 12, column file: there is no such file.` */
export function describeFault({ file, line, column, reason }: RowFault): string {
  const place = [file, line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(', ');
  return `${place}: ${reason}`;
}
