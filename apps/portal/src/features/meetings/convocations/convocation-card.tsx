import { mdiEmailFastOutline, mdiFileDocumentOutline, mdiFolderDownloadOutline } from '@mdi/js';
import { type Convocation, type ConvocationList, convocationsOperations } from '@mijn/domain/convocations';
import type { Meeting } from '@mijn/domain/meetings';
import { isBoardMember } from '@mijn/domain/roles';
import { Alert } from '@mijn/ui/alert';
import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useFileUrl } from '../../../shared/files/file-links.ts';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { useCreate } from '../../../shared/forms/use-create.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { QueryError } from '../../../shared/shell/query-state.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useListConvocationsQuery } from '../meeting-calls.ts';
import { deliveriesPath } from '../meetings.paths.ts';
import { useCreateConvocationMutation } from './convocation-calls.ts';
import { texts } from './texts.ts';

const useConvocations = (meetingId: string) =>
  useListConvocationsQuery({ params: { association_id: useAssociation().id, meeting_id: meetingId } });

/** Returns whether the convocations are unknown yet. A page that waits for them does not move when they arrive. */
export function useAreConvocationsPending(meetingId: string): boolean {
  const { currentData, error } = useConvocations(meetingId);
  return currentData === undefined && error === undefined;
}

interface SentProps {
  meetingId: string;
  convocation: Convocation;
}

/** Shows when a convocation was sent, with its files. The board is led to whom it went. */
function SentConvocation({ meetingId, convocation }: SentProps) {
  const association = useAssociation();
  const now = useNow();
  const fileUrl = useFileUrl();
  const { id: convocation_id, version, frozen_at, delivery_count } = convocation;
  const params = { association_id: association.id, meeting_id: meetingId, convocation_id };
  const of = <VisuallyHidden>: {texts.of(version)}</VisuallyHidden>;
  return (
    <Stack gap="small">
      <p>{texts.sent(version, frozen_at, now)}</p>
      <ButtonRow>
        <LinkButton
          variant="text"
          icon={mdiFileDocumentOutline}
          href={fileUrl(convocationsOperations.downloadPdf, { params })}
          download
        >
          {texts.pdf}
          {of}
        </LinkButton>
        <LinkButton
          variant="text"
          icon={mdiFolderDownloadOutline}
          href={fileUrl(convocationsOperations.downloadZip, { params })}
          download
        >
          {texts.zip}
          {of}
        </LinkButton>
      </ButtonRow>
      {isBoardMember(association) && (
        <Link href={deliveriesPath(meetingId, convocation_id)}>
          {texts.deliveries(delivery_count)}
          {of}
        </Link>
      )}
    </Stack>
  );
}

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

function Convocations({ meetingId, list }: { meetingId: string; list: ConvocationList }) {
  const { isReadOnly } = useSession();
  const { data, may_send, notice, recipient_count } = list;
  const [newest, ...earlier] = data;
  return (
    <Stack>
      {newest && <SentConvocation meetingId={meetingId} convocation={newest} />}
      {may_send && !isReadOnly && (
        <SendConvocation
          meetingId={meetingId}
          version={(newest?.version ?? 0) + 1}
          recipientCount={recipient_count ?? 0}
          notice={notice}
        />
      )}
      {earlier.length > 0 && (
        <Stack>
          <p>{texts.earlier}</p>
          {earlier.map((convocation) => (
            <SentConvocation key={convocation.id} meetingId={meetingId} convocation={convocation} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Shows the convocations of a meeting (docs/product.md#convocation). A meeting without one has none, except for the board, which can send it. */
export function ConvocationCard({ meeting: { id } }: { meeting: Meeting }) {
  const query = useConvocations(id);
  const { isReadOnly } = useSession();
  const list = query.currentData;
  if (list === undefined) return <QueryError query={query} failure={texts.failed} />;
  if (list.data.length === 0 && (!list.may_send || isReadOnly)) return null;
  return (
    <Card title={texts.title}>
      <Convocations meetingId={id} list={list} />
    </Card>
  );
}
