import { CANCEL_REASON_LENGTH_MAX } from '@mijn/domain/limits';
import type { SecondMeeting } from '@mijn/domain/second-meetings';
import { Section } from '@mijn/ui/section';
import { ButtonRow } from '@mijn/ui/stack';
import { useNavigate } from 'react-router';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { AskedReason } from '../../../../shared/shell/asked-reason.tsx';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { useCancelSecondMeetingMutation } from '../../second-meetings/second-meeting-calls.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.cancel;

/** Lets the board cancel the second meeting that it called, with a reason. */
export function CancelSecondMeeting({ firstId, second }: { firstId: string; second: SecondMeeting }) {
  const { id: association_id } = useAssociation();
  const [cancel] = useCancelSecondMeetingMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { id: meeting_id, version, is_convened } = second;
  return (
    <Section title={texts.heading}>
      <ButtonRow>
        <AskedReason
          variant="danger"
          tone="danger"
          label={texts.label}
          title={texts.title}
          confirmLabel={texts.confirm}
          reasonLabel={texts.reason}
          missing={texts.missing}
          maxLength={CANCEL_REASON_LENGTH_MAX}
          run={(reason) => cancel({ params: { association_id, meeting_id }, body: { version, reason } })}
          onDone={() => {
            dispatch(toastShown('success', texts.done(is_convened), 'agenda', { about: meeting_id }));
            void navigate(meetingPath(firstId));
          }}
        >
          <p>{is_convened ? texts.convened : texts.notConvened}</p>
        </AskedReason>
      </ButtonRow>
    </Section>
  );
}
