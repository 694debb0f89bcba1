import { hash } from 'node:crypto';
import type { BallotResult } from '@mijn/domain/ballots';
import { electionText } from '@mijn/domain/ballot-texts';
import { formatList } from '@mijn/domain/formats';

/** The ballot of an election, as far as the register tells of it. */
export interface ElectedBallot {
  elected_before: readonly string[];
  lot_seed: string | null;
  lot_number: number | null;
}

/** Returns what lets anybody check a lot (docs/decisions/0279). */
const lotText = (seed: string, number: number): string =>
  `Loting: gekozen is wie de laagste SHA-256 heeft van “sleutel getal naam”. Getal: ${number}. Sleutel: ${seed}. SHA-256 van de sleutel, die vóór de stemming bekend was: ${hash('sha256', seed)}.`;

/** Returns who was chosen, as the register says it below the wording; null for a proposal without options. */
export function electedText(
  result: BallotResult,
  { elected_before, lot_seed, lot_number }: ElectedBallot,
): string | null {
  const { election, chosen_option } = result;
  if (!election) return chosen_option === null ? null : `Gekozen: ${chosen_option}`;
  return [
    ...(elected_before.length > 0 ? [`Gekozen in de eerste ronde: ${formatList(elected_before)}.`] : []),
    electionText(election, result),
    ...(lot_seed !== null && lot_number !== null ? [lotText(lot_seed, lot_number)] : []),
  ].join('\n');
}
