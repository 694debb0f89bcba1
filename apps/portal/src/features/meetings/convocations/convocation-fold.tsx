import { mdiEmailFastOutline, mdiEmailOutline, mdiMailboxOutline } from '@mdi/js';
import { type ConvocationList, convocationsOperations } from '@mijn/domain/convocations';
import type { Meeting } from '@mijn/domain/meetings';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { lazyPart } from '@mijn/ui/lazy-part';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { useFileUrl } from '../../../shared/files/file-links.ts';
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

const { Component: LettersForm } = lazyPart(
  'posted-letters',
  async () => (await import('./letters-form.tsx')).LettersForm,
  { isOverlay: true },
);

interface SendProps {
  meetingId: string;
  /** The version that the next convocation gets. */
  version: number;
  recipientCount: number;
  letterCount: number;
  notice: ConvocationList['notice'];
}

/** Lets the board send the agenda as it is, after a question that says to how many members it goes. */
function SendConvocation({ meetingId, version, recipientCount, letterCount, notice }: SendProps) {
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
        {version === 1 && letterCount > 0 && <p>{texts.send.letters(letterCount)}</p>}
        {notice && <p>{isShort ? texts.notice.short(notice) : texts.notice.enough(notice)}</p>}
        {isShort && <p>{texts.notice.risk}</p>}
        {notice && isShort && notice.days_urgent !== null && <p>{texts.notice.urgent(notice.days_urgent)}</p>}
      </AskedAction>
    </Stack>
  );
}

interface LettersProps {
  meetingId: string;
  convocationId: string;
  /** How many owners still need a letter. */
  count: number;
  isReadOnly: boolean;
}

/** Lets the board print the letters for owners without an account, and record that they were posted. */
function Letters({ meetingId, convocationId, count, isReadOnly }: LettersProps) {
  const { id: association_id } = useAssociation();
  const [isOpen, setOpen] = useState(false);
  const fileUrl = useFileUrl();
  const params = { association_id, meeting_id: meetingId, convocation_id: convocationId };
  return (
    <Stack gap="small">
      <p>{texts.letters.due(count)}</p>
      <ButtonRow>
        <LinkButton
          variant="quiet"
          icon={mdiEmailOutline}
          href={fileUrl(convocationsOperations.downloadLetters, { params })}
          download
        >
          {texts.letters.pdf}
        </LinkButton>
        {!isReadOnly && (
          <Button variant="quiet" icon={mdiMailboxOutline} onPress={() => setOpen(true)}>
            {texts.letters.post}
          </Button>
        )}
      </ButtonRow>
      {isOpen && <LettersForm params={params} count={count} onClose={() => setOpen(false)} />}
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
  const { data, notice, recipient_count, letter_count } = list;
  const letterCount = letter_count ?? 0;
  const [newest] = data;
  if (!newest && !maySend) return null;
  return (
    <Disclosure
      title={texts.title}
      detail={newest && texts.sent(newest.version, newest.frozen_at, now)}
      isOpen={wasSendable || (newest !== undefined && letterCount > 0)}
    >
      <Convocations
        meetingId={id}
        convocations={data}
        next={
          <>
            {newest && letterCount > 0 && (
              <Letters meetingId={id} convocationId={newest.id} count={letterCount} isReadOnly={isReadOnly} />
            )}
            {maySend && (
              <SendConvocation
                meetingId={id}
                version={(newest?.version ?? 0) + 1}
                recipientCount={recipient_count ?? 0}
                letterCount={letterCount}
                notice={notice}
              />
            )}
          </>
        }
      />
    </Disclosure>
  );
}
