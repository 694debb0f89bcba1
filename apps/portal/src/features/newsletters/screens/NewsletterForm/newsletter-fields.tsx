import { lazyPart } from '@mijn/ui/lazy-part';
import { mdiEyeOutline } from '@mdi/js';
import { formatMoment } from '@mijn/domain/formats';
import { SUMMARY_LENGTH_MAX } from '@mijn/domain/limits';
import type { Newsletter } from '@mijn/domain/newsletters';
import { Button } from '@mijn/ui/button';
import { SubmitButton } from '@mijn/ui/form';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow } from '@mijn/ui/stack';
import { useState } from 'react';
import { AttachmentsField } from '../../../../shared/attachments/attachments-field.tsx';
import { useNow } from '../../../../shared/first-view/use-now.ts';
import { FormCheckbox } from '../../../../shared/forms/checkbox-field.tsx';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { FormRadioGroup } from '../../../../shared/forms/radio-field.tsx';
import { FormTextArea } from '../../../../shared/forms/text-area-field.tsx';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';
import { texts as mailTexts } from '../../../../shared/mails/texts.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useCountNewsletterRecipientsQuery } from '../../newsletters.endpoints.ts';
import { newslettersPath } from '../../newsletters.paths.ts';
import type { NewsletterValues } from './newsletter-values.ts';
import { texts } from './texts.ts';

export const missingTexts = {
  pdf: texts.pdfMissing,
  publish_date: texts.dateMissing,
  publish_time: texts.timeMissing,
};

const { Component: NewsletterPreview } = lazyPart(
  'newsletter-preview',
  async () => (await import('./newsletter-preview.tsx')).NewsletterPreview,
  { isOverlay: true },
);
const { Component: ScheduleFields } = lazyPart(
  'schedule-fields',
  async () => (await import('./schedule-fields.tsx')).ScheduleFields,
);

function NotifyField({ newsletterId }: { newsletterId: string | undefined }) {
  const { id: association_id } = useAssociation();
  const query = newsletterId === undefined ? {} : { newsletter_id: newsletterId };
  const { data } = useCountNewsletterRecipientsQuery({ params: { association_id }, query });
  const description = data ? mailTexts.recipients(data.recipients, texts.whenItAppears) : texts.notifyHelp;
  return <FormCheckbox name="notify" description={description} />;
}

interface NewsletterFieldsProps {
  /** The edited newsletter. Undefined for a new newsletter. */
  newsletter?: Newsletter;
  /** The label of the submit button, if it differs from that of the choice of publication. */
  submitLabel?: string | undefined;
}

export function NewsletterFields({ newsletter, submitLabel }: NewsletterFieldsProps) {
  const { subject, pdf, publication } = useFormValues<NewsletterValues>();
  const [isPreviewed, setPreviewed] = useState(false);
  const isPublished = newsletter?.status === 'published';
  const atOnce = isPublished ? 'visible' : 'now';
  const chosen = publication === 'scheduled' || publication === 'draft' ? publication : atOnce;
  const now = useNow();
  const isIncomplete = pdf === '' || subject.trim() === '';
  return (
    <>
      <FormTextField name="subject" autoComplete="off" />
      <FormTextArea
        name="summary"
        rows={3}
        maxLength={SUMMARY_LENGTH_MAX}
        description={texts.summaryHelp}
        isOptional
      />
      <AttachmentsField name="pdf" attached={newsletter && [newsletter.pdf]} isSingle />
      <AttachmentsField name="attachments" attached={newsletter?.attachments} isOptional />
      <FormRadioGroup
        name="publication"
        options={[
          { id: 'now', ...texts[atOnce] },
          { id: 'scheduled', ...texts.scheduled },
          { id: 'draft', ...texts.draft },
        ]}
      />
      {publication === 'scheduled' && <ScheduleFields />}
      {newsletter?.notified_at ? (
        <p>
          {texts.notified(
            formatMoment(newsletter.notified_at, now),
            newsletter.mail ? mailTexts.progress(newsletter.mail) : undefined,
          )}
        </p>
      ) : (
        !isPublished && <NotifyField newsletterId={newsletter?.id} />
      )}
      <ButtonRow>
        <SubmitButton>{submitLabel ?? texts.submit[chosen]}</SubmitButton>
        <Button
          variant="quiet"
          icon={mdiEyeOutline}
          isDisabled={isIncomplete}
          onPress={() => setPreviewed(true)}
        >
          {texts.preview}
        </Button>
        <LinkButton variant="quiet" href={newslettersPath}>
          {texts.cancel}
        </LinkButton>
      </ButtonRow>
      {isIncomplete && <p>{texts.previewLater}</p>}
      {isPreviewed && <NewsletterPreview newsletter={newsletter} onClose={() => setPreviewed(false)} />}
    </>
  );
}
