import { mdiCalendarPlusOutline } from '@mdi/js';
import { dutchTime } from '@mijn/domain/formats';
import { MEETING_PLACE_LENGTH_MAX, WEB_ADDRESS_LENGTH_MAX } from '@mijn/domain/limits';
import type { Meeting } from '@mijn/domain/meetings';
import type { SecondMeetingPlan } from '@mijn/domain/second-meetings';
import { Alert } from '@mijn/ui/alert';
import { SubmitButton } from '@mijn/ui/form';
import { Section } from '@mijn/ui/section';
import { SendBar } from '@mijn/ui/send-bar';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Stack } from '@mijn/ui/stack';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useCreate } from '../../../../shared/forms/use-create.ts';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { useCallSecondMeetingMutation } from '../../second-meetings/second-meeting-calls.ts';
import { texts } from './texts.ts';

const { Component: MomentFields } = lazyPart(
  'moment-fields',
  async () => (await import('./moment-fields.tsx')).MomentFields,
);

const loadSchema = async () => (await import('@mijn/domain/second-meetings/contract')).secondMeetingForm;

interface SecondMeetingFormProps {
  meeting: Meeting;
  plan: SecondMeetingPlan;
}

interface Values {
  [field: string]: string;
  meeting_day: string;
  start_time: string;
  location: string;
  online_url: string;
}

/** Returns the place and the time of day of the first meeting. The day is for the board to choose. */
const valuesOf = ({ meeting_date, location, online_url }: Meeting): Values => ({
  meeting_day: '',
  start_time: dutchTime(meeting_date).slice(11, 16),
  location: location ?? '',
  online_url: online_url ?? '',
});

function Fields({ plan }: Pick<SecondMeetingFormProps, 'plan'>) {
  const { first_day, last_day, notice_day, notice_days } = plan;
  return (
    <Section title={texts.when}>
      <Stack>
        <p>{texts.days(first_day, last_day)}</p>
        {notice_day > last_day ? (
          <Alert tone="warning" title={texts.noticeTooLate(notice_days, notice_day)} />
        ) : (
          <p>{texts.notice(notice_days, notice_day)}</p>
        )}
        <MomentFields firstDay={first_day} lastDay={last_day} />
        <FormTextField name="location" maxLength={MEETING_PLACE_LENGTH_MAX} isOptional />
        <FormTextField name="online_url" maxLength={WEB_ADDRESS_LENGTH_MAX} isOptional />
      </Stack>
    </Section>
  );
}

/** Shows the form with which the board calls the second meeting of a meeting. */
export function SecondMeetingForm({ meeting, plan }: SecondMeetingFormProps) {
  const { id: association_id } = useAssociation();
  const [trigger] = useCallSecondMeetingMutation();
  const draft = useDraft();
  const create = useCreate(trigger, draft);
  const leaveSaved = useLeaveSaved();
  return (
    <PortalForm<Values>
      initialValues={valuesOf(meeting)}
      labels={texts.fields}
      missingTexts={texts.missing}
      fieldOfCode={{ second_meeting_day: 'meeting_day' }}
      loadSchema={loadSchema}
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
        <Fields plan={plan} />
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
