import type { OwnVotes } from '@mijn/domain/ballots';
import { dutchTime, formatTime } from '@mijn/domain/formats';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Section } from '@mijn/ui/section';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { errorText } from '../../../../shared/api/error-text.ts';
import { DoorCode } from './door-code/door-code.tsx';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSetOwnPresenceMutation } from '../../voting/ballot-calls.ts';
import { texts } from '../../voting/texts.ts';

interface OwnPresenceProps {
  meetingId: string;
  own: OwnVotes;
  /** Whether the member is at the screen, and no staff. */
  mayAct: boolean;
}

function useOwnPresence(meetingId: string) {
  const { id: association_id } = useAssociation();
  const [setOwnPresence, result] = useSetOwnPresenceMutation();
  const error = errorOf(result);
  return {
    isBusy: result.isLoading,
    failure: error && (
      <Alert tone="danger" isAnnounced>
        {errorText(error)}
      </Alert>
    ),
    record: (is_present: boolean) =>
      void setOwnPresence({ params: { association_id, meeting_id: meetingId }, body: { is_present } }),
  };
}

/** Tells a member who is not present yet how to report: with a code at the door, or online by a button. */
export function NotPresent({ meetingId, own, mayAct }: OwnPresenceProps) {
  const { isBusy, failure, record } = useOwnPresence(meetingId);
  if (!mayAct || own.code === null) {
    return (
      <Alert tone="info" title={texts.staff.title}>
        {texts.staff.text}
      </Alert>
    );
  }
  return (
    <Section title={texts.absent.title}>
      <Stack>
        {own.ballot && (
          <Alert tone="warning" isAnnounced>
            {texts.absent.isOpen}
          </Alert>
        )}
        <p>{texts.absent.text}</p>
        <DoorCode label={texts.code} code={own.code} />
        {own.may_attend_online && (
          <p>
            {texts.absent.onlineNote}{' '}
            <Button variant="link" isPending={isBusy} onPress={() => record(true)}>
              {texts.absent.online}
            </Button>
          </p>
        )}
        {failure}
      </Stack>
    </Section>
  );
}

interface SignatureProps extends Pick<OwnVotes, 'signed_at'> {
  isBusy: boolean;
  onSign: () => void;
}

/** Lets a member who is in the hall sign the attendance list. Whoever reports online signs with that. */
function Signature({ signed_at, isBusy, onSign }: SignatureProps) {
  if (signed_at !== null) return <p>{texts.present.signed(formatTime(dutchTime(signed_at)))}</p>;
  return (
    <Stack gap="small">
      <p>{texts.present.signNote}</p>
      <ButtonRow>
        <Button variant="quiet" size="small" isPending={isBusy} onPress={onSign}>
          {texts.present.sign}
        </Button>
      </ButtonRow>
    </Stack>
  );
}

/** Tells a member who is present that the ballot appears by itself. */
export function Waiting({ meetingId, own, mayAct }: OwnPresenceProps) {
  const { isBusy, failure, record } = useOwnPresence(meetingId);
  const isOnline = own.presence?.is_online ?? false;
  return (
    <Stack>
      <Alert
        tone="success"
        title={texts.present.title(isOnline)}
        isAnnounced
        actions={
          isOnline && mayAct ? (
            <ButtonRow>
              <Button variant="quiet" size="small" isPending={isBusy} onPress={() => record(false)}>
                {texts.present.leave}
              </Button>
            </ButtonRow>
          ) : undefined
        }
      >
        {texts.present.waiting}
      </Alert>
      {mayAct && <Signature signed_at={own.signed_at} isBusy={isBusy} onSign={() => record(true)} />}
      {failure}
    </Stack>
  );
}
