import type { SecretTotalsForm } from '@mijn/domain/ballots';
import { type Choosable, type CountedVote, isChoiceOf, totalsOf, type Vote } from '@mijn/domain/tally';
import { fromBase64Url, SEALING } from '../../voting/sealing.ts';

/** The number of sealed votes that are opened at the same time, so that the page shows the progress and stays usable. */
const SLICE = 40;

const CHOICES = ['for', 'against', 'abstain'] as const;

/** What the count of sealed votes gives. */
type Counted = Omit<SecretTotalsForm, 'proof'>;

/** Returns the choice that a sealed text names, or undefined for a text that the ballot does not know. */
export function choiceIn(text: string, ballot: Choosable): Vote | undefined {
  const choice = CHOICES.find((one) => one === text);
  const vote: Vote | undefined = choice ? { choice, option: null } : optionsIn(text, ballot);
  return vote && isChoiceOf(ballot, vote) ? vote : undefined;
}

/** Returns the vote for the options whose places a sealed text has; undefined for a text with others. */
function optionsIn(text: string, { options }: Choosable): Vote | undefined {
  const places = /^option:((?:0|[1-9]\d{0,2})(?:,(?:0|[1-9]\d{0,2})){0,19})$/u.exec(text)?.[1]?.split(',');
  const chosen = places?.flatMap((place) => options[Number(place)] ?? []);
  const [option, ...further_options] = chosen ?? [];
  if (option === undefined || chosen?.length !== places?.length) return undefined;
  return { choice: 'option', option, ...(further_options.length > 0 && { further_options }) };
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

interface Counting extends Choosable {
  privateKey: CryptoKey;
  /** Called after each slice, with the number of sealed votes that were opened. */
  onProgress: (opened: number) => void;
}

/** Opens the sealed votes of a secret ballot slice by slice, and returns how many have each choice. */
export async function countSecret(
  sealed: readonly string[],
  { privateKey, onProgress, ...ballot }: Counting,
): Promise<Counted> {
  const counted: CountedVote[] = [];
  let unreadable = 0;
  for (let start = 0; start < sealed.length; start += SLICE) {
    const slice = sealed.slice(start, start + SLICE);
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other, so that the page stays usable
    const texts = await Promise.all(slice.map((one) => openSealed(one, privateKey)));
    for (const text of texts) {
      const choice = text === undefined ? undefined : choiceIn(text, ballot);
      if (choice) counted.push({ votes: 1, ...choice });
      else unreadable += 1;
    }
    onProgress(start + slice.length);
  }
  return { totals: totalsOf(counted, ballot.options), unreadable };
}
