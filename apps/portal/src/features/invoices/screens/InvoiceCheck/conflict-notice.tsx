import { Alert } from '@mijn/ui/alert';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useRef } from 'react';
import { toCheckUrl } from '../../invoices-url.ts';
import { Differences } from './invoice-signals.tsx';
import { texts } from './texts.ts';
import type { DecisionConflict } from './use-decide.ts';

interface ConflictNoticeProps {
  conflict: DecisionConflict;
  /** The typed remark that can no longer be sent. */
  remark?: string | undefined;
}

/**
 * Shows that someone else decided first, that the provider changed the invoice, or that it has a new signal. The notice
 * takes the focus, so that the user sees it.
 */
export function ConflictNotice({ conflict, remark }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  const { version, changes, decisions } = conflict.theirs;
  const hasNewSignal = conflict.why === 'signals';
  const change = hasNewSignal ? undefined : changes.find((one) => one.version === version);
  const theirs = change || hasNewSignal ? undefined : decisions[0];
  const { byStaff } = texts;
  const isFinal = conflict.why === 'invoice_processed';
  const {
    title,
    changed,
    signals,
    kept,
    processed,
    unsent,
    theirs: theirDecision,
    theirRemark,
    goOn,
  } = texts.conflict;
  const whatHappened = change ? changed : title;
  const finalOrNot = isFinal ? processed : whatHappened;
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        tone="warning"
        title={hasNewSignal ? signals : finalOrNot}
        isAnnounced
        actions={<Link href={toCheckUrl}>{goOn}</Link>}
      >
        <Stack gap="small">
          {theirs && (
            <p>
              {theirDecision(
                byStaff(theirs.decided_by, theirs.decided_by_staff),
                theirs.decision,
                theirs.decided_at,
              )}
            </p>
          )}
          {change && <Differences differences={change.differences} />}
          {theirs?.remark && <p>{theirRemark(theirs.remark)}</p>}
          {!isFinal && <p>{kept}</p>}
          {isFinal && remark && <p>{unsent(remark)}</p>}
        </Stack>
      </Alert>
    </div>
  );
}
