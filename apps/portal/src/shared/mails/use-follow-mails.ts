import type { MailProgress } from '@mijn/domain/notifications';
import { useEffect, useEffectEvent } from 'react';

/** The interval at which the progress of mails is asked, and the largest number of times, after which a reload shows it. */
const INTERVAL_MS = 4000;
const TIMES_MAX = 15;

/** Asks for a list again while mails about its items are being sent, so that their numbers stay true. */
export function useFollowMails(
  items: readonly { mail: MailProgress | null }[] | undefined,
  refetch: () => unknown,
): void {
  const isSending = items?.some(({ mail }) => mail !== null && !mail.is_finished) ?? false;
  const ask = useEffectEvent(() => document.visibilityState === 'visible' && void refetch());
  useEffect(() => {
    if (!isSending) return undefined;
    let times = 0;
    const timer = setInterval(() => {
      times += 1;
      ask();
      if (times === TIMES_MAX) clearInterval(timer);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isSending]);
}
