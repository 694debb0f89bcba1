import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../shared/chunks/load-chunk.ts';
import type { useAttendance } from './use-attendance.ts';
import type { WithdrawalQuestionProps } from './withdrawal-question.tsx';

const WithdrawalQuestion = lazy(async () => ({
  default: (await loadChunk('withdrawal-question', () => import('./withdrawal-question.tsx')))
    .WithdrawalQuestion,
}));

interface AskedWithdrawalProps extends WithdrawalQuestionProps {
  asked: ReturnType<typeof useAttendance>['asked'];
}

/** Asks whether the proxy is withdrawn, once a choice waits for it. Few members have a proxy, so that its script loads then. */
export const AskedWithdrawal = ({ asked, ...question }: AskedWithdrawalProps) => (
  <Suspense>{asked !== undefined && <WithdrawalQuestion {...question} />}</Suspense>
);
