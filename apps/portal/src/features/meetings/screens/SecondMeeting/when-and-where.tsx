import { MEETING_PLACE_LENGTH_MAX, WEB_ADDRESS_LENGTH_MAX } from '@mijn/domain/limits';
import type { SecondMeetingPlan } from '@mijn/domain/second-meetings';
import { Alert } from '@mijn/ui/alert';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { texts } from './texts.ts';

const { Component: MomentFields } = lazyPart(
  'moment-fields',
  async () => (await import('./moment-fields.tsx')).MomentFields,
);

/** Asks when and where the second meeting is, and says which days the rules allow and which leave the days of notice. */
export function WhenAndWhere({ plan }: { plan: SecondMeetingPlan }) {
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
