import { mdiAccountOutline, mdiContentSaveOutline } from '@mdi/js';
import type { AgendaItem } from '@mijn/domain/agenda';
import { PERSON_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import type { ProxyTerms } from '@mijn/domain/proxies';
import { Alert } from '@mijn/ui/alert';
import { SubmitButton } from '@mijn/ui/form';
import { Section } from '@mijn/ui/section';
import { SendBar } from '@mijn/ui/send-bar';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import type { PersonChoice } from '../../components/choice-cards/person-cards.tsx';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { isConflict } from '../../../../shared/api/failures.ts';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';
import { useCreate } from '../../../../shared/forms/use-create.ts';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { refusedPhotos } from '../../../../shared/photos/refused-photos.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { proxiesPath } from '../../meetings.paths.ts';
import { OTHER } from '../../proxies/form-values.ts';
import { HolderQuestion } from '../../proxies/holder-question.tsx';
import { useCreatePaperProxyMutation } from '../../proxies/proxy-form-calls.ts';
import { ScopeQuestion } from '../../proxies/scope-question.tsx';
import { ApartmentQuestion } from './apartment-question.tsx';
import { PaperPhotos } from './paper-photos.tsx';
import { bodyOf, NEW_PAPER, type PaperValues } from './paper-values.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/proxies/contract')).paperProxyFieldsForm;

interface PaperFormProps {
  meetingId: string;
  terms: ProxyTerms;
  proposals: readonly AgendaItem[];
}

/** Returns the choices beside the members that a search finds: the board member at the screen, and somebody who is no member. */
function useOthers({ is_board_allowed }: ProxyTerms): readonly PersonChoice[] {
  const { user } = useSession();
  return [
    ...(is_board_allowed && user ? [{ id: user.id, name: user.name, tag: texts.self }] : []),
    { id: OTHER, name: texts.other, detail: texts.otherDetail, icon: mdiAccountOutline },
  ];
}

function Questions({ meetingId, terms, proposals, draftKey, refused }: PaperFormProps & QuestionsProps) {
  const { holder, chosen_name: chosenName, holder_name: otherName } = useFormValues<PaperValues>();
  const others = useOthers(terms);
  const typed = holder === OTHER ? otherName.trim() : chosenName;
  return (
    <Stack gap="large">
      <Section title={texts.fields.apartment}>
        <Stack>
          <ApartmentQuestion />
          <FormTextField
            name="giver_name"
            autoComplete="off"
            maxLength={PERSON_NAME_LENGTH_MAX}
            description={texts.giverHelp}
          />
        </Stack>
      </Section>
      <Section title={texts.fields.holder}>
        <Stack>
          <HolderQuestion meetingId={meetingId} proxiesMax={terms.proxies_max} others={others} />
          {holder === OTHER && (
            <FormTextField name="holder_name" autoComplete="off" maxLength={PERSON_NAME_LENGTH_MAX} />
          )}
        </Stack>
      </Section>
      <ScopeQuestion proposals={proposals} holder={typed === '' ? texts.holderUnknown : typed} />
      <PaperPhotos draftKey={draftKey} refused={refused} />
    </Stack>
  );
}

interface QuestionsProps {
  draftKey: string;
  refused: readonly string[];
}

/** Shows the form by which the board enters a proxy on paper. */
export function PaperForm(props: PaperFormProps) {
  const { meetingId, proposals } = props;
  const { id: association_id } = useAssociation();
  const [trigger] = useCreatePaperProxyMutation();
  const draft = useDraft();
  const create = useCreate(trigger, draft);
  const leaveSaved = useLeaveSaved();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isGiven, setGiven] = useState(false);
  return (
    <PortalForm<PaperValues>
      initialValues={NEW_PAPER}
      labels={texts.fields}
      missingTexts={texts.missing}
      fieldOfCode={{ too_many_proxies: 'holder' }}
      loadSchema={loadSchema}
      draft={draft}
      save={async (values) => {
        const body = bodyOf(values, proposals);
        const params = { association_id, meeting_id: meetingId };
        const error = errorOf(await create({ params, body }));
        setGiven(error !== undefined && isConflict(error));
        setRefused(error ? refusedPhotos(error) : []);
        if (error) return isConflict(error) ? 'unsaved' : error;
        return leaveSaved(proxiesPath(meetingId), texts.saved(body.giver_name), 'attendance', meetingId);
      }}
    >
      {isGiven && (
        <Alert tone="warning" title={texts.conflict.title} isAnnounced>
          {texts.conflict.text}
        </Alert>
      )}
      <Questions {...props} draftKey={draft.key} refused={refused} />
      <SendBar>
        <SubmitButton icon={mdiContentSaveOutline} pendingLabel={texts.saving}>
          {texts.save}
        </SubmitButton>
      </SendBar>
    </PortalForm>
  );
}
