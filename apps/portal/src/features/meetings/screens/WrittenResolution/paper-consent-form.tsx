import type { ApartmentOfResolution, WrittenResolution } from '@mijn/domain/written-resolutions';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { FormDateField } from '../../../../shared/forms/choice-fields.tsx';
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useSetPaperConsentMutation } from '../../written-resolutions/resolution-calls.ts';
import { texts as allTexts } from '../../written-resolutions/texts.ts';

const texts = allTexts.paper;

const loadSchema = async () => (await import('@mijn/domain/written-resolutions/contract')).signedOnForm;

interface PaperConsentFormProps {
  resolution: WrittenResolution;
  apartment: ApartmentOfResolution;
  onClose: () => void;
}

function ConsentDialog({ resolution, apartment: { apartment_id, name }, onClose }: PaperConsentFormProps) {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const draft = useDraft();
  const [setConsent, { isLoading }] = useSetPaperConsentMutation();
  return (
    <DialogForm
      title={allTexts.board.enterFor(name)}
      submitLabel={texts.save}
      isSaving={isLoading}
      onClose={onClose}
      notice={<p>{texts.text}</p>}
      initialValues={{ signed_on: '' }}
      labels={texts.fields}
      missingTexts={{ signed_on: allTexts.form.missing.last_day }}
      fieldOfCode={{ resolution_day: 'signed_on' }}
      loadSchema={loadSchema}
      draft={draft}
      save={async ({ signed_on }) => {
        const params = { association_id, resolution_id: resolution.id };
        const error = errorOf(await setConsent({ params, body: { apartment_id, signed_on } }));
        if (error) return error;
        dispatch(toastShown('success', texts.saved, 'agenda', { about: apartment_id }));
        onClose();
        return undefined;
      }}
    >
      <FormDateField name="signed_on" min={resolution.created_on} />
    </DialogForm>
  );
}

/** Shows the dialog in which the board enters that an owner signed on paper. */
export function PaperConsentForm(props: PaperConsentFormProps) {
  const { resolution, apartment, onClose } = props;
  return (
    <DraftScope
      form={`paper-consent/${resolution.id}/${apartment.apartment_id}`}
      dialog={{ title: allTexts.board.enterFor(apartment.name), onClose }}
    >
      <ConsentDialog {...props} />
    </DraftScope>
  );
}
