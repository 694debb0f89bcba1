import { mdiCalendarPlusOutline } from '@mdi/js';
import { dutchTime } from '@mijn/domain/formats';
import type { Meeting } from '@mijn/domain/meetings';
import type { SecondMeetingPlan } from '@mijn/domain/second-meetings';
import { SubmitButton } from '@mijn/ui/form';
import { Section } from '@mijn/ui/section';
import { SendBar } from '@mijn/ui/send-bar';
import { Stack } from '@mijn/ui/stack';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useCreate } from '../../../../shared/forms/use-create.ts';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { useCallSecondMeetingMutation } from '../../second-meetings/second-meeting-calls.ts';
import { texts } from './texts.ts';
import { whenAndWhere, type WhenAndWhereValues } from './when-and-where-form.ts';
import { WhenAndWhere } from './when-and-where.tsx';

interface SecondMeetingFormProps {
  meeting: Meeting;
  plan: SecondMeetingPlan;
}

/** Returns the place and the time of day of the first meeting. The day is for the board to choose. */
const valuesOf = ({ meeting_date, location, online_url }: Meeting): WhenAndWhereValues => ({
  meeting_day: '',
  start_time: dutchTime(meeting_date).slice(11, 16),
  location: location ?? '',
  online_url: online_url ?? '',
});

/** Shows the form with which the board calls the second meeting of a meeting. */
export function SecondMeetingForm({ meeting, plan }: SecondMeetingFormProps) {
  const { id: association_id } = useAssociation();
  const [trigger] = useCallSecondMeetingMutation();
  const draft = useDraft();
  const create = useCreate(trigger, draft);
  const leaveSaved = useLeaveSaved();
  return (
    <PortalForm<WhenAndWhereValues>
      initialValues={valuesOf(meeting)}
      {...whenAndWhere}
      draft={draft}
      save={async ({ meeting_day, start_time, location, online_url }) => {
        const params = { association_id, meeting_id: meeting.id };
        const outcome = await create({ params, body: { meeting_day, start_time, location, online_url } });
        if (outcome.data === undefined) return errorOf(outcome);
        return leaveSaved(meetingPath(outcome.data.id), texts.saved, 'agenda', outcome.data.id);
      }}
    >
      <Stack gap="large">
        <Section title={texts.items}>
          <Stack gap="small">
            <ul>
              {plan.items.map(({ id, number, title }) => (
                <li key={id}>{texts.item(number, title)}</li>
              ))}
            </ul>
            <p>{texts.itemsText}</p>
            <p>{plan.needs_quorum ? texts.quorum.needed : texts.quorum.none}</p>
          </Stack>
        </Section>
        <WhenAndWhere plan={plan} />
        <p>{texts.next}</p>
      </Stack>
      <SendBar>
        <SubmitButton icon={mdiCalendarPlusOutline} pendingLabel={texts.saving}>
          {texts.save}
        </SubmitButton>
      </SendBar>
    </PortalForm>
  );
}
