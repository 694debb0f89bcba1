import { optionsOf, type Vote } from '@mijn/domain/tally';
import { sealerFor } from './sealing.ts';

/** Returns the text that is sealed. Options are named by their places in the proposal, such as `option:0,2`, so that all texts are short. */
const textOf = (vote: Vote, options: readonly string[]): string =>
  vote.choice === 'option'
    ? `option:${optionsOf(vote)
        .map((option) => options.indexOf(option))
        .join(',')}`
    : vote.choice;

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
