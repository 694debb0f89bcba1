import { constants, generateKeyPairSync, type KeyObject, privateDecrypt, publicEncrypt } from 'node:crypto';
import { ballotsOperations, type SecretTotalsForm } from '@mijn/domain/ballots';
import type { TestClient } from '../../../../testing/index.ts';
import type { BallotsFixture } from './ballots-fixture.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

export { publicKey };
export const public_key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');

const oaep = (key: KeyObject) => ({ key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING });
export const seal = (text: string): string =>
  publicEncrypt(oaep(publicKey), Buffer.from(text)).toString('base64url');
export const unseal = (sealed: string): string =>
  privateDecrypt(oaep(privateKey), Buffer.from(sealed, 'base64url')).toString();

/** The members who are present besides those of a test, because few votes of a secret ballot are never read. Each has two votes. */
export const CROWD = 6;

/** Brings the crowd into a meeting. Returns a function with which all of it votes, by default one half for and one against. */
export async function aCrowd(fixture: BallotsFixture, path: string) {
  const clients: TestClient[] = [];
  for (let at = 0; at < CROWD; at += 1) {
    const person = await fixture.owning(`Menigte ${at}`, 2);
    await fixture.come(path, person);
    clients.push(person.client);
  }
  return async (ballot: string, textOf = (at: number): string => (at % 2 === 0 ? 'for' : 'against')) => {
    for (const [at, client] of clients.entries()) {
      const { votes } = await fixture.own(client, path);
      await fixture.cast(
        client,
        ballot,
        votes.map(({ apartment_id, sealed_count }) => ({
          apartment_id,
          sealed: Array.from({ length: sealed_count }, () => seal(textOf(at))),
        })),
      );
    }
  };
}

/** Opens a secret ballot in which three members with 6, 4 and 2 votes are present, and the crowd. */
export async function aSecretBallot(fixture: BallotsFixture) {
  const { meeting, proposal, owning, come, opened } = fixture;
  const path = await meeting();
  const item = await proposal(path, 4);
  const members = [await owning('Een', 6), await owning('Twee', 4), await owning('Drie', 2)];
  for (const member of members) await come(path, member);
  const crowd = await aCrowd(fixture, path);
  const ballot = await opened(path, item, { is_secret: true, public_key });
  const vote = async (at: number, text: string, times?: number) => {
    const { client } = members[at] ?? { client: fixture.owner };
    const { votes } = await fixture.own(client, path);
    return fixture.cast(
      client,
      ballot,
      votes.map(({ apartment_id, sealed_count }) => ({
        apartment_id,
        sealed: Array.from({ length: times ?? sealed_count }, () => seal(text)),
      })),
    );
  };
  return {
    path,
    ballot,
    members,
    vote,
    crowd: async (textOf?: (at: number) => string) => crowd(ballot, textOf),
  };
}

export const totals = (
  votes_for: number,
  votes_against: number,
  challenge?: string,
  own: Partial<SecretTotalsForm> = {},
) => ({
  totals: { votes_for, votes_against, votes_abstained: 0, options: [] },
  unreadable: 0,
  proof: challenge === undefined ? 'invented' : unseal(challenge),
  ...own,
});

export const sealedVotesOf = async ({ board }: BallotsFixture, ballot: string) =>
  (await board.get(`${ballot}/sealed-votes`)).as(ballotsOperations.listSealedVotes);
