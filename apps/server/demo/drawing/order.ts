import type { Dice } from './dice.ts';
import type { Dossier } from './dossier.ts';

/** One file to draw: a row of archive-documents.csv with the facts around it. */
export interface Order {
  /** The document's name without its extension. */
  name: string;
  /** The day that the document is dated. */
  date: Date;
  dossier: Dossier;
  dice: Dice;
}
