import type { Dice } from './dice.ts';
import type { Dossier } from './dossier.ts';

export interface Order {
  /** The name has no extension. */
  name: string;
  date: Date;
  dossier: Dossier;
  dice: Dice;
}
