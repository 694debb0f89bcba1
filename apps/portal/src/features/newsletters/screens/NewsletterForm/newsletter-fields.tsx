import { mdiEyeOutline } from '@mdi/js';
import { SUMMARY_LENGTH_MAX } from '@mijn/domain/limits';
import type { Newsletter } from '@mijn/domain/newsletters';
import { Button } from '@mijn/ui/button';
import { SubmitButton } from '@mijn/ui/form';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow } from '@mijn/ui/stack';
import { useState } from 'react';
import { AttachmentsField } from '../../../../shared/attachments/attachments-field.tsx';
import { useListAttachmentsQuery } from '../../../../shared/attachments/attachments.endpoints.ts';
import { FormCheckbox } from '../../../../shared/forms/checkbox-field.tsx';
import { FormDateField, FormSelect } from '../../../../shared/forms/choice-fields.tsx';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { FormRadioGroup } from '../../../../shared/forms/radio-field.tsx';
import { FormTextArea } from '../../../../shared/forms/text-area-field.tsx';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useNewsletterLinks, useStagedLinks } from '../../components/newsletter-links.ts';
import { OwnerPreview } from '../../components/owner-preview.tsx';
import { newslettersPath } from '../../newsletters.routes.ts';
import type { NewsletterValues } from './newsletter-values.ts';
import { texts } from './texts.ts';

/** The messages for empty required fields. */
export const missingTexts = {
  pdf: texts.pdfMissing,
  publish_date: texts.dateMissing,
  publish_time: texts.timeMissing,
};

/** The times of a day, by quarter of an hour. */
const times = Array.from({ length: 96 }, (_, quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  const text = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return { id: text, label: text.replace(':', '.') };
});

/** Returns the times, with the time of the newsletter first if it is no quarter of an hour. */
const timesWith = (time: string) =>
  time === '' || times.some(({ id }) => id === time)
    ? times
    : [{ id: time, label: time.replace(':', '.') }, ...times];

interface PreviewProps {
  newsletter: Newsletter | undefined;
  onClose: () => void;
}

/** Shows the newsletter of the form as an owner will see it. */
function Preview({ newsletter, onClose }: PreviewProps) {
  const { id: association_id } = useAssociation();
  const { subject, summary, pdf, attachments } = useFormValues<NewsletterValues>();
  const staged = useListAttachmentsQuery({ params: { association_id } }, { refetchOnMountOrArgChange: true });
  const stagedLinks = useStagedLinks();
  const linked = useNewsletterLinks();
  const saved = newsletter && linked(newsletter);
  const files = [
    ...(saved ? [saved.pdf, ...saved.attachments] : []),
    ...(staged.data?.data.map(stagedLinks) ?? []),
  ];
  const cover = files.find(({ id }) => id === pdf);
  if (!cover) return null;
  const shown = {
    id: newsletter?.id ?? 'new',
    subject,
    summary: summary.trim() || null,
    status: 'draft' as const,
    published_at: newsletter?.published_at ?? null,
    changed_at: null,
    author_name: '',
    is_unread: true,
    may_edit: false,
    notify: false,
    version: 1,
    pdf: cover,
    attachments: attachments.flatMap((wanted) => files.find(({ id }) => id === wanted) ?? []),
  };
  return <OwnerPreview newsletter={shown} onClose={onClose} />;
}

interface NewsletterFieldsProps {
  /** The edited newsletter. Undefined for a new newsletter. */
  newsletter?: Newsletter;
  /** The label of the submit button, if it differs from what the choice of publication says. */
  submitLabel?: string | undefined;
}

/** Shows the fields and buttons of the form of a newsletter. */
export function NewsletterFields({ newsletter, submitLabel }: NewsletterFieldsProps) {
  const { subject, pdf, publication, publish_time } = useFormValues<NewsletterValues>();
  const [isPreviewed, setPreviewed] = useState(false);
  const isPublished = newsletter?.status === 'published';
  const now = isPublished ? 'visible' : 'now';
  const chosen = publication === 'scheduled' || publication === 'draft' ? publication : now;
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
          { id: 'now', ...texts[now] },
          { id: 'scheduled', ...texts.scheduled },
          { id: 'draft', ...texts.draft },
        ]}
      />
      {publication === 'scheduled' && (
        <>
          <FormDateField name="publish_date" />
          <FormSelect name="publish_time" options={timesWith(publish_time)} />
        </>
      )}
      {!isPublished && <FormCheckbox name="notify" description={texts.notifyHelp} />}
      <ButtonRow>
        <SubmitButton>{submitLabel ?? texts.submit[chosen]}</SubmitButton>
        <Button
          variant="quiet"
          icon={mdiEyeOutline}
          isDisabled={pdf === '' || subject.trim() === ''}
          onPress={() => setPreviewed(true)}
        >
          {texts.preview}
        </Button>
        <LinkButton variant="quiet" href={newslettersPath}>
          {texts.cancel}
        </LinkButton>
      </ButtonRow>
      {isPreviewed && <Preview newsletter={newsletter} onClose={() => setPreviewed(false)} />}
    </>
  );
}
