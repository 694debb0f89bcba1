import type { SecretTotalsForm } from '@mijn/domain/ballots';
import { type CountedVote, totalsOf } from '@mijn/domain/tally';
import { fromBase64Url, SEALING } from '../../voting/sealing.ts';

/** The number of sealed votes that are opened at the same time, so that the page shows the progress and stays usable. */
const SLICE = 40;

const CHOICES = ['for', 'against', 'abstain'] as const;

/** What the count of sealed votes gives. */
type Counted = Omit<SecretTotalsForm, 'proof'>;

type Choice = Pick<CountedVote, 'choice' | 'option'>;

/** Returns the choice that a sealed text names, or undefined for a text that the ballot does not know. */
export function choiceIn(text: string, options: readonly string[]): Choice | undefined {
  const choice = CHOICES.find((one) => one === text);
  // A proposal with options has no votes for and against.
  if (choice) return choice === 'abstain' || options.length === 0 ? { choice, option: null } : undefined;
  const place = /^option:(0|[1-9]\d{0,2})$/u.exec(text)?.[1];
  const option = place === undefined ? undefined : options[Number(place)];
  return option === undefined ? undefined : { choice: 'option', option };
}

/** Opens one sealed text. What was not sealed for this key is undefined. */
export async function openSealed(sealed: string, privateKey: CryptoKey): Promise<string | undefined> {
  try {
    const opened = await crypto.subtle.decrypt(SEALING, privateKey, fromBase64Url(sealed));
    return new TextDecoder().decode(opened);
  } catch {
    return undefined;
  }
}

interface Counting {
  /** What members chose between; empty if they voted for or against. */
  options: readonly string[];
  privateKey: CryptoKey;
  /** Called after each slice, with the number of sealed votes that were opened. */
  onProgress: (opened: number) => void;
}

/** Opens the sealed votes of a secret ballot slice by slice, and returns how many have each choice. */
export async function countSecret(
  sealed: readonly string[],
  { options, privateKey, onProgress }: Counting,
): Promise<Counted> {
  const counted: CountedVote[] = [];
  let unreadable = 0;
  for (let start = 0; start < sealed.length; start += SLICE) {
    const slice = sealed.slice(start, start + SLICE);
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other, so that the page stays usable
    const texts = await Promise.all(slice.map((one) => openSealed(one, privateKey)));
    for (const text of texts) {
      const choice = text === undefined ? undefined : choiceIn(text, options);
      if (choice) counted.push({ votes: 1, ...choice });
      else unreadable += 1;
    }
    onProgress(start + slice.length);
  }
  return { totals: totalsOf(counted, options), unreadable };
}
