import { lazyPart } from '@mijn/ui/lazy-part';
import type { useAttendance } from './use-attendance.ts';
import type { WithdrawalQuestionProps } from './withdrawal-question.tsx';

const { Component: WithdrawalQuestion } = lazyPart(
  'withdrawal-question',
  async () => (await import('./withdrawal-question.tsx')).WithdrawalQuestion,
  { isOverlay: true },
);

interface AskedWithdrawalProps extends WithdrawalQuestionProps {
  asked: ReturnType<typeof useAttendance>['asked'];
}

/** Asks whether the proxy is withdrawn, once a choice waits for it. Few members have a proxy, so that its script loads then. */
export const AskedWithdrawal = ({ asked, ...question }: AskedWithdrawalProps) =>
  asked !== undefined && <WithdrawalQuestion {...question} />;
