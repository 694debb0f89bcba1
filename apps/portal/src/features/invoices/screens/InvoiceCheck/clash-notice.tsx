import { Alert } from '@mijn/ui/alert';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useRef } from 'react';
import { toCheckAddress } from '../../invoices-address.ts';
import { texts } from './texts.ts';
import type { Clash } from './use-decide.ts';

interface ClashNoticeProps {
  clash: Clash;
  /** What was typed and not sent. */
  remark: string | undefined;
}

/** Someone else was first: what they decided, when, and what became of one's own. It takes the focus, so that it is seen. */
export function ClashNotice({ clash, remark }: ClashNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const [theirs] = clash.theirs.decisions;
  const { byStaff } = texts;
  const isFinal = clash.why === 'invoice_processed';
  const { title, kept, processed, unsent, theirs: told, theirRemark, goOn } = texts.conflict;
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        tone="warning"
        title={isFinal ? processed : title}
        isAnnounced
        actions={<Link href={toCheckAddress}>{goOn}</Link>}
      >
        <Stack gap="small">
          {theirs && (
            <p>
              {told(byStaff(theirs.decided_by, theirs.decided_by_staff), theirs.decision, theirs.decided_at)}
            </p>
          )}
          {theirs?.remark && <p>{theirRemark(theirs.remark)}</p>}
          {!isFinal && <p>{kept}</p>}
          {isFinal && remark && <p>{unsent(remark)}</p>}
        </Stack>
      </Alert>
    </div>
  );
}
