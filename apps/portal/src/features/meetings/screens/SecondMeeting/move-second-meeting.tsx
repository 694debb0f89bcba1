import { mdiCalendarEditOutline } from '@mdi/js';
import { dutchTime, formatLongMoment } from '@mijn/domain/formats';
import type { SecondMeeting, SecondMeetingPlan } from '@mijn/domain/second-meetings';
import { SubmitButton } from '@mijn/ui/form';
import { SendBar } from '@mijn/ui/send-bar';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { ConflictNotice } from '../../../../shared/forms/conflict-notice.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useConflict } from '../../../../shared/forms/use-conflict.ts';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { meetingPath } from '../../meetings.paths.ts';
import {
  readSecondMeeting,
  useMoveSecondMeetingMutation,
} from '../../second-meetings/second-meeting-calls.ts';
import { texts } from './texts.ts';
import { whenAndWhere, type WhenAndWhereValues } from './when-and-where-form.ts';
import { WhenAndWhere } from './when-and-where.tsx';

const valuesOf = ({ meeting_date, location, online_url }: SecondMeeting): WhenAndWhereValues => {
  const local = dutchTime(meeting_date);
  return {
    meeting_day: local.slice(0, 10),
    start_time: local.slice(11, 16),
    location: location ?? '',
    online_url: online_url ?? '',
  };
};

interface MoveSecondMeetingProps {
  firstId: string;
  plan: SecondMeetingPlan;
  second: SecondMeeting;
}

/** Shows the form with which the board moves the second meeting that it called. */
export function MoveSecondMeeting({ firstId, plan, second }: MoveSecondMeetingProps) {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const draft = useDraft();
  const [opened] = useState(second);
  const { base, theirs, replaced, takeTheirs, outcomeOf } = useConflict(opened, {
    draft,
    startVersion: draft.stored?.version ?? opened.version,
    fetchLatest: async () => {
      const { data, error } = await dispatch(readSecondMeeting({ association_id, meeting_id: firstId }));
      return { data: data?.second ?? undefined, error };
    },
  });
  const [move] = useMoveSecondMeetingMutation();
  const leaveSaved = useLeaveSaved();
  return (
    <PortalForm<WhenAndWhereValues>
      key={base.version}
      initialValues={valuesOf(base)}
      {...whenAndWhere}
      draft={draft}
      version={base.version}
      onRestart={takeTheirs}
      save={async ({ meeting_day, start_time, location, online_url }) => {
        const body = { meeting_day, start_time, location, online_url, version: replaced.version };
        const error = errorOf(await move({ params: { association_id, meeting_id: base.id }, body }));
        if (error) return outcomeOf(error);
        return leaveSaved(meetingPath(base.id), texts.move.saved(base.is_convened), 'agenda', base.id);
      }}
    >
      <Stack gap="large">
        {theirs && (
          <ConflictNotice key={theirs.version} texts={texts.move.conflict} onTakeTheirs={takeTheirs}>
            <p>{formatLongMoment(theirs.meeting_date)}</p>
          </ConflictNotice>
        )}
        <WhenAndWhere plan={plan} />
        <p>{base.is_convened ? texts.move.convened : texts.move.notConvened}</p>
      </Stack>
      <SendBar>
        <SubmitButton icon={mdiCalendarEditOutline} pendingLabel={texts.move.saving}>
          {theirs ? texts.move.conflict.keepMine : texts.move.save}
        </SubmitButton>
      </SendBar>
    </PortalForm>
  );
}
