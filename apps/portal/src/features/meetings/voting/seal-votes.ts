import type { VoteChoice } from '@mijn/domain/ballots';
import { sealerFor } from './sealing.ts';

interface Vote {
  choice: VoteChoice;
  option: string | null;
}

/** Returns the text that is sealed. An option is named by its place in the proposal, so that all texts are short. */
const textOf = ({ choice, option }: Vote, options: readonly string[]): string =>
  choice === 'option' ? `option:${options.indexOf(option ?? '')}` : choice;

/**
 * Seals a vote of a secret ballot as many times as the apartment has parts, so that its weight does not tell whose it is.
 * @param publicKey the key of the ballot, as base64url SPKI.
 * @throws DOMException if the key is none, and TypeError in a browser without WebCrypto.
 */
export async function sealVote(
  publicKey: string,
  vote: Vote,
  options: readonly string[],
  count: number,
): Promise<string[]> {
  const seal = await sealerFor(publicKey);
  const text = textOf(vote, options);
  return Promise.all(Array.from({ length: count }, async () => seal(text)));
}
