import type { Dice } from './dice.ts';
import type { Dossier } from './dossier.ts';

export interface Order {
  /** The name has no extension. */
  name: string;
  date: Date;
  dossier: Dossier;
  dice: Dice;
  dating: Dating;
}

/** Moves what a document says beside its own name and date, which are moved already. */
export interface Dating {
  /** The name and the year in the CSV files. */
  writtenName: string;
  writtenYear: number;
  /** Moves a year that the document names. */
  year: (year: number) => number;
  date: (date: Date) => Date;
  text: (text: string) => string;
}
