import type { Dice } from '../drawing/dice.ts';

/** `amount` is in euros. */
export interface BudgetLine {
  group: string;
  name: string;
  amount: number;
}

const lines = [
  ['Onderhoud', 'Klein onderhoud gebouw', 7200],
  ['Onderhoud', 'Onderhoud lift', 3850],
  ['Onderhoud', 'Onderhoud cv-installatie', 4100],
  ['Onderhoud', 'Groenvoorziening', 1650],
  ['Schoonmaak', 'Schoonmaak trappenhuizen', 9400],
  ['Schoonmaak', 'Glasbewassing', 2150],
  ['Energie en water', 'Elektra algemene ruimten', 5200],
  ['Energie en water', 'Water', 780],
  ['Verzekeringen', 'Opstalverzekering', 11400],
  ['Verzekeringen', 'Aansprakelijkheid en rechtsbijstand', 920],
  ['Beheer', 'Beheervergoeding', 10800],
  ['Beheer', 'Vergaderkosten en porti', 640],
  ['Beheer', 'Bankkosten', 215],
  ['Reserve', 'Dotatie reservefonds volgens MJOP', 42000],
] as const;

/** Costs rise by three percent each year. */
export function budgetLinesOf(year: number, units: number, dice: Dice): BudgetLine[] {
  const growth = 1.03 ** (year - 2024) * (units / 50);
  return lines.map(([group, name, amount]) => ({
    group,
    name,
    amount: Math.round((amount * growth * dice.between(94, 106)) / 500) * 5,
  }));
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
