import { mdiSend } from '@mdi/js';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { SubmitButton } from '@mijn/ui/form';
import { Link } from '@mijn/ui/link';
import { SendBar } from '@mijn/ui/send-bar';
import { Stack } from '@mijn/ui/stack';
import { type RefObject, useEffect, useState } from 'react';
import { subjectOfReport } from '@mijn/domain/reports';
import type { DraftHandle } from '../../../../shared/drafts/draft-handle.ts';
import type { FormValues } from '../../../../shared/drafts/draft.ts';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { validateValues } from '../../../../shared/forms/form-faults.ts';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useFormValues, useSubmitForm } from '../../../../shared/forms/use-form-values.ts';
import { todoPath } from '../../todos.paths.ts';
import { PhotosQuestion } from './photos-question.tsx';
import { PlaceQuestion } from './place-question.tsx';
import { ReadersNote } from './readers-note.tsx';
import { NEW_REPORT, type ReportValues } from './report-values.ts';
import { SimilarTodoPanel } from './similar-todo.tsx';
import { TextQuestion } from './text-question.tsx';
import { texts } from './texts.ts';
import { useDraftNote } from './use-draft-note.ts';
import { useSendReport } from './use-send-report.ts';

const loadSchema = async () => (await import('@mijn/domain/reports/contract')).reportTextsForm;

const { subject: subjectLabel, ...defectLabels } = texts.fields;

/** Keeps the values where the sending of a report finds them after a wait. */
function LatestValues({ valuesRef }: { valuesRef: RefObject<ReportValues | undefined> }): null {
  const values = useFormValues<ReportValues>();
  useEffect(() => {
    valuesRef.current = values;
  });
  return null;
}

type SendState = ReturnType<typeof useSendReport>;

/** Says that the report was sent before. Its author may send what is in the form as another one. */
function SentBefore({ sentBefore, draft }: Pick<SendState, 'sentBefore'> & { draft: DraftHandle }) {
  const submit = useSubmitForm();
  if (!sentBefore) return null;
  const { id, reference } = sentBefore;
  return (
    <Alert
      tone="warning"
      title={texts.sentBefore.title}
      isAnnounced
      actions={
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            draft.startAnew();
            submit();
          }}
        >
          {texts.sentBefore.another}
        </Button>
      }
    >
      {reference === undefined ? texts.sentBefore.changed : texts.sentBefore.text(reference)}{' '}
      <Link href={todoPath(id)}>{texts.sentBefore.show}</Link>
    </Alert>
  );
}

interface SendPartProps extends Pick<SendState, 'wait' | 'stalledBy' | 'sentBefore'> {
  draft: DraftHandle;
}

/** Shows what the report waits for, and the button that sends it. */
function SendPart({ draft, wait, stalledBy, sentBefore }: SendPartProps) {
  const note = useDraftNote(draft.key);
  return (
    <>
      {wait === 'files_failed' && (
        <Alert tone="danger" isAnnounced>
          {texts.filesFailed}
        </Alert>
      )}
      <SentBefore sentBefore={sentBefore} draft={draft} />
      {stalledBy && (
        <Alert tone="warning" title={texts.stalled.title} isAnnounced>
          {stalledBy.kind === 'response' ? texts.stalled.notAccepted : texts.stalled.noConnection}
        </Alert>
      )}
      <output>{wait === 'files' && texts.waitsForFiles}</output>
      <SendBar note={note}>
        <SubmitButton icon={mdiSend} pendingLabel={texts.sending}>
          {texts.send}
        </SubmitButton>
      </SendBar>
    </>
  );
}

interface ReportFormProps {
  /** The first values, such as those of a decision. */
  initial?: ReportValues;
  /** Whether the form asks what has to be done about a decision, and not what is wrong. */
  isOfDecision?: boolean;
}

/** Shows the form of a report. */
export function ReportForm({ initial = NEW_REPORT, isOfDecision = false }: ReportFormProps) {
  const labels = isOfDecision ? { ...defectLabels, text: texts.ofDecision.text } : defectLabels;
  const draft = useDraft();
  const { save, wait, stalledBy, refused, sentBefore, valuesRef } = useSendReport(draft);
  // The validator is loaded while there is a connection, because a report can be sent without one.
  useEffect(() => void validateValues(loadSchema, NEW_REPORT), []);
  const first = draft.stored?.values ?? initial;
  const hasOwnSubject = (values: FormValues) =>
    values['subject'] !== undefined && values['subject'] !== subjectOfReport(String(values['text'] ?? ''));
  const [isEditing, setEditing] = useState(() => hasOwnSubject(first));
  return (
    <PortalForm
      initialValues={initial}
      // The subject that follows the text has no field, and no error of its own.
      labels={
        isEditing
          ? {
              text: labels.text,
              subject: subjectLabel,
              place: labels.place,
              photos: labels.photos,
              video_id: labels.video_id,
            }
          : labels
      }
      missingTexts={isOfDecision ? { ...texts.missing, text: texts.ofDecision.missing } : texts.missing}
      loadSchema={loadSchema}
      save={save}
      draft={draft}
      onRestart={() => setEditing(hasOwnSubject(initial))}
    >
      <LatestValues valuesRef={valuesRef} />
      <Stack gap="large">
        <TextQuestion
          isEditing={isEditing}
          onEdit={() => setEditing(true)}
          help={isOfDecision ? texts.ofDecision.textHelp : texts.textHelp}
        />
        <PlaceQuestion />
        <SimilarTodoPanel />
        <PhotosQuestion draftKey={draft.key} refused={refused} />
      </Stack>
      <ReadersNote />
      <SendPart draft={draft} wait={wait} stalledBy={stalledBy} sentBefore={sentBefore} />
    </PortalForm>
  );
}
