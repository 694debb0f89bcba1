import { mdiEmailFastOutline } from '@mdi/js';
import type { ConvocationList } from '@mijn/domain/convocations';
import type { Meeting } from '@mijn/domain/meetings';
import { Alert } from '@mijn/ui/alert';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { useCreate } from '../../../shared/forms/use-create.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { QueryError } from '../../../shared/shell/query-state.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { useCreateConvocationMutation } from './convocation-calls.ts';
import { Convocations, useConvocations } from './convocation-card.tsx';
import { texts } from './texts.ts';

interface SendProps {
  meetingId: string;
  /** The version that the next convocation gets. */
  version: number;
  recipientCount: number;
  notice: ConvocationList['notice'];
}

/** Lets the board send the agenda as it is, after a question that says to how many members it goes. */
function SendConvocation({ meetingId, version, recipientCount, notice }: SendProps) {
  const { id: association_id } = useAssociation();
  const [trigger] = useCreateConvocationMutation();
  const create = useCreate(trigger);
  const dispatch = useAppDispatch();
  const isShort = notice !== null && notice.days_given < notice.days_needed;
  return (
    <Stack gap="small">
      <p>{version === 1 ? texts.none : texts.changed}</p>
      {notice && !isShort && <p>{texts.notice.enough(notice)}</p>}
      {notice && isShort && (
        <Alert tone="warning" title={texts.notice.short(notice)}>
          {texts.notice.risk}
        </Alert>
      )}
      <AskedAction
        variant="quiet"
        icon={mdiEmailFastOutline}
        label={texts.send.label(version)}
        title={texts.send.title(version, recipientCount)}
        confirmLabel={isShort ? texts.send.confirmShort : texts.send.confirm}
        {...(isShort && { tone: 'danger' })}
        run={() => create({ params: { association_id, meeting_id: meetingId }, body: { version } })}
        onDone={() => dispatch(toastShown('success', texts.send.done(recipientCount), 'agenda'))}
      >
        <p>{texts.send.text}</p>
        {notice && <p>{isShort ? texts.notice.short(notice) : texts.notice.enough(notice)}</p>}
        {isShort && <p>{texts.notice.risk}</p>}
        {notice && isShort && notice.days_urgent !== null && <p>{texts.notice.urgent(notice.days_urgent)}</p>}
      </AskedAction>
    </Stack>
  );
}

/** Shows the board the convocations of a meeting, and lets it send the next one. It opens by itself once there is one to send. */
export function ConvocationFold({ meeting: { id } }: { meeting: Meeting }) {
  const query = useConvocations(id);
  const { isReadOnly } = useSession();
  const now = useNow();
  const list = query.currentData;
  const maySend = list?.may_send === true && !isReadOnly;
  // Whoever has sent it still sees what was sent.
  const [wasSendable, setSendable] = useState(maySend);
  if (maySend && !wasSendable) setSendable(true);
  if (list === undefined) return <QueryError query={query} failure={texts.failed} />;
  const { data, notice, recipient_count } = list;
  const [newest] = data;
  if (!newest && !maySend) return null;
  return (
    <Disclosure
      title={texts.title}
      detail={newest && texts.sent(newest.version, newest.frozen_at, now)}
      isOpen={wasSendable}
    >
      <Convocations
        meetingId={id}
        convocations={data}
        next={
          maySend && (
            <SendConvocation
              meetingId={id}
              version={(newest?.version ?? 0) + 1}
              recipientCount={recipient_count ?? 0}
              notice={notice}
            />
          )
        }
      />
    </Disclosure>
  );
}
