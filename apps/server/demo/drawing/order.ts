import type { Dice } from './dice.ts';
import type { Dossier } from './dossier.ts';

/** The input to draw one file: the name and date of the document, the association, and random values. */
export interface Order {
  /** The name of the document, without extension. */
  name: string;
  /** The date of the document. */
  date: Date;
  dossier: Dossier;
  dice: Dice;
}
