import { mdiPencilOutline } from '@mdi/js';
import { countOpenPlaces, type MeetingMinutes } from '@mijn/domain/minutes';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { DetailLayout } from '@mijn/ui/detail-layout';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Link } from '@mijn/ui/link';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useDialogUrl } from '../../../../shared/forms/use-dialog-url.ts';
import { useAssociation, useOwnSearch } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { MinutesText } from './minutes-text.tsx';
import { SignaturesCard } from './signatures-card.tsx';
import { texts } from './texts.ts';

const { Component: MinutesForm } = lazyPart(
  'minutes-form',
  async () => (await import('./minutes-form.tsx')).MinutesForm,
  { isOverlay: true },
);

const { Component: EarlierVersions } = lazyPart(
  'earlier-minutes',
  async () => (await import('./earlier-versions.tsx')).EarlierVersions,
);

const FORM = 'tekst';

/** Says how far the minutes are. */
function MinutesStatus({ meetingId, minutes }: { meetingId: string; minutes: MeetingMinutes }) {
  const { version, text, written_at, written_by, published_at } = minutes;
  if (published_at !== null)
    return (
      <Alert tone="success" title={texts.published(published_at)}>
        {texts.publishedText} <Link href={meetingPath(meetingId)}>{texts.toMeeting}</Link>
      </Alert>
    );
  const places = countOpenPlaces(text);
  return (
    <>
      {written_at === null ? (
        <Alert tone="info" title={texts.draft.title}>
          {texts.draft.text}
        </Alert>
      ) : (
        <p>{texts.written(written_by, written_at, version)}</p>
      )}
      {places > 0 && <p>{texts.open(places)}</p>}
    </>
  );
}

/** Shows the minutes of a meeting, which the board corrects, signs and publishes. */
export function MinutesContent({ meetingId, minutes }: { meetingId: string; minutes: MeetingMinutes }) {
  const { id: association_id } = useAssociation();
  const { isReadOnly } = useSession();
  const { search } = useOwnSearch();
  const { value, open, close } = useDialogUrl('wijzig', search);
  const params = { association_id, meeting_id: meetingId };
  const mayEdit = !isReadOnly && minutes.published_at === null;
  return (
    <DetailLayout facts={<SignaturesCard params={params} minutes={minutes} mayChange={!isReadOnly} />}>
      <Stack gap="large">
        <MinutesStatus meetingId={meetingId} minutes={minutes} />
        {mayEdit && (
          <ButtonRow>
            <Button variant="quiet" icon={mdiPencilOutline} onPress={() => open(FORM)}>
              {texts.edit.button}
            </Button>
          </ButtonRow>
        )}
        <MinutesText text={minutes.text} />
        {minutes.version > 1 && (
          <EarlierVersions key={minutes.version} params={params} current={minutes.version} />
        )}
      </Stack>
      {mayEdit && value === FORM && <MinutesForm params={params} minutes={minutes} onClose={close} />}
    </DetailLayout>
  );
}
