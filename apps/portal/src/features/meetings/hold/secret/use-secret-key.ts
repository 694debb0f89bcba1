import type { Ballot } from '@mijn/domain/ballots';
import { useEffect, useState } from 'react';
import { isRunning } from '../results.ts';
import { findSecretKey, forgetSecretKey } from './secret-key.ts';

/** Returns whether this device can count a secret ballot; undefined while that is unknown. */
export function useHasSecretKey({ public_key }: Pick<Ballot, 'public_key'>): boolean | undefined {
  const [found, setFound] = useState<{ key: string; hasKey: boolean }>();
  useEffect(() => {
    if (public_key === null) return undefined;
    let isGone = false;
    const look = async (): Promise<void> => {
      const hasKey = (await findSecretKey(public_key)) !== undefined;
      if (!isGone) setFound({ key: public_key, hasKey });
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [public_key]);
  return found?.key === public_key ? found.hasKey : undefined;
}

/** Forgets the keys of secret ballots that ended, also of those that another board member cancelled. */
export function useForgottenKeys(ballots: readonly Ballot[] | undefined): void {
  useEffect(() => {
    for (const ballot of ballots ?? []) {
      if (ballot.public_key !== null && !isRunning(ballot)) void forgetSecretKey(ballot.public_key);
    }
  }, [ballots]);
}
