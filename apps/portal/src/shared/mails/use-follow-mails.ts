import type { MailProgress } from '@mijn/domain/notifications';
import { useEffect, useEffectEvent } from 'react';

/** The interval of the requests for the progress of mails, and the maximum of requests, after which a reload shows it. */
const INTERVAL_MS = 4000;
const TIMES_MAX = 15;

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
