import type { ApiError } from '@mijn/api';
import type { Ballot, SecretTotalsForm } from '@mijn/domain/ballots';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { countSecret, openSealed } from '../../hold/secret/count-secret.ts';
import { findSecretKey } from '../../hold/secret/secret-key.ts';
import { useEnterSecretTotalsMutation, useLazyListSealedVotesQuery } from '../../voting/ballot-calls.ts';

type Counting =
  | { step: 'looking' }
  /** Another device opened the ballot, or the key is not the one of the ballot. */
  | { step: 'no-key' }
  | { step: 'counting'; opened: number; total: number }
  /** The sealed votes are counted, and those on paper are not. */
  | { step: 'paper'; counted: Omit<SecretTotalsForm, 'paper'>; votes_paper: number; votes_each: number }
  | { step: 'failed'; error: ApiError };

type Report = (counting: Counting) => void;

/** Returns a function that counts a secret ballot and reports how far it is, and one that enters the totals. Neither rejects. */
function useCount(params: { association_id: string; meeting_id: string }, ballot: Ballot) {
  const [listSealedVotes] = useLazyListSealedVotesQuery();
  const [enterTotals] = useEnterSecretTotalsMutation();
  const { id: ballot_id, public_key, options, election } = ballot;
  const input = { params: { ...params, ballot_id } };
  const enter = async (body: SecretTotalsForm): Promise<ApiError | undefined> =>
    errorOf(await enterTotals({ ...input, body }));
  const count = async (report: Report): Promise<void> => {
    const privateKey = public_key === null ? undefined : await findSecretKey(public_key);
    if (!privateKey) {
      report({ step: 'no-key' });
      return;
    }
    const response = await listSealedVotes(input);
    if (!response.data) {
      report({ step: 'failed', error: errorOf(response) ?? { kind: 'network' } });
      return;
    }
    const { data: sealed, challenge, votes_paper, votes_each } = response.data;
    const proof = await openSealed(challenge, privateKey);
    if (proof === undefined) {
      report({ step: 'no-key' });
      return;
    }
    const total = sealed.length;
    const counted = await countSecret(sealed, {
      options,
      election,
      privateKey,
      onProgress: (opened) => report({ step: 'counting', opened, total }),
    });
    if (votes_paper > 0) {
      report({ step: 'paper', counted: { ...counted, proof }, votes_paper, votes_each });
      return;
    }
    const error = await enter({ ...counted, proof });
    if (error) report({ step: 'failed', error });
  };
  return { count, enter };
}

/**
 * Counts a secret ballot that is closed, on the device that opened it. The count begins by itself, also after a reload, because the
 * result must not depend on a button that somebody overlooks. Votes on paper are entered by the chair before the result.
 */
export function useCounting(params: { association_id: string; meeting_id: string }, ballot: Ballot) {
  const [counting, setCounting] = useState<Counting>({ step: 'looking' });
  const { count, enter } = useCount(params, ballot);
  const begin = useEffectEvent((report: Report) => void count(report));
  useEffect(() => {
    let isGone = false;
    begin((next) => {
      if (!isGone) setCounting(next);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return {
    counting,
    /** Enters the totals of the sealed votes with those on paper. Returns the error. */
    enter,
    countAgain: () => {
      setCounting({ step: 'looking' });
      void count(setCounting);
    },
  };
}
