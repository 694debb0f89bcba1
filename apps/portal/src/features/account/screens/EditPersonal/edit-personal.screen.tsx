import { NAME_LENGTHS_MAX, salutations } from '@mijn/domain/names';
import type { Profile, UpdatePersonalBody } from '@mijn/domain/profile';
import { Stack } from '@mijn/ui/stack';
import { useNavigate } from 'react-router';
import { accountPath } from '../../../../shared/routing/paths.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { FormRadioGroup } from '../../../../shared/forms/radio-field.tsx';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useUpdatePersonalMutation } from '../../account.endpoints.ts';
import { salutationTexts } from '../../components/texts.ts';
import { EditButtons } from '../../edit/edit-buttons.tsx';
import { EditPage } from '../../edit/edit-page.tsx';
import { ProfileConflict } from '../../edit/profile-conflict.tsx';
import { texts as editTexts } from '../../edit/texts.ts';
import { useEditProfile } from '../../edit/use-edit-profile.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/profile/contract')).personalForm;

const valuesOf = ({ salutation, initials, first_name, name_prefix, last_name }: Profile) => ({
  salutation: salutation ?? '',
  initials: initials ?? '',
  first_name: first_name ?? '',
  name_prefix: name_prefix ?? '',
  last_name: last_name ?? '',
});

type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ salutation, ...parts }: Values, version: number): UpdatePersonalBody => ({
  salutation: salutations.find((one) => one === salutation) ?? '',
  initials: parts.initials.trim(),
  first_name: parts.first_name.trim(),
  name_prefix: parts.name_prefix.trim(),
  last_name: parts.last_name.trim(),
  version,
});

const options = salutations.map((id) => ({ id, label: salutationTexts[id] }));

const inWords = (name: string, value: string): string =>
  name === 'salutation' ? (options.find(({ id }) => id === value)?.label ?? '') : value;

function PersonalForm({ profile }: { profile: Profile }) {
  const [update] = useUpdatePersonalMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useDraft();
  const { initialValues, base, theirs, takeTheirs, save, round, version } = useEditProfile({
    profile,
    draft,
    valuesOf,
    send: async (values, { version: at }) => errorOf(await update({ body: bodyOf(values, at) })),
    onSaved: () => {
      dispatch(toastShown('success', editTexts.saved, 'profile'));
      void navigate(accountPath);
    },
  });
  return (
    <Stack>
      {theirs && (
        <ProfileConflict
          now={valuesOf(theirs)}
          base={base}
          labels={texts.fields}
          inWords={inWords}
          onTakeTheirs={takeTheirs}
        />
      )}
      <PortalForm
        key={round}
        initialValues={initialValues}
        labels={texts.fields}
        missingTexts={{ last_name: texts.missingLastName }}
        loadSchema={loadSchema}
        save={save}
        draft={draft}
        version={version}
        onRestart={takeTheirs}
      >
        <FormRadioGroup name="salutation" options={options} isOptional />
        <FormTextField name="initials" isOptional maxLength={NAME_LENGTHS_MAX.initials} />
        <FormTextField
          name="first_name"
          autoComplete="given-name"
          isOptional
          maxLength={NAME_LENGTHS_MAX.first_name}
        />
        <FormTextField name="name_prefix" isOptional maxLength={NAME_LENGTHS_MAX.name_prefix} />
        <FormTextField name="last_name" autoComplete="family-name" maxLength={NAME_LENGTHS_MAX.last_name} />
        <EditButtons>{theirs ? editTexts.conflict.keepMine : editTexts.save}</EditButtons>
      </PortalForm>
    </Stack>
  );
}

/** Shows the form of the name (docs/product.md#own-data). */
export function EditPersonalScreen() {
  return (
    <EditPage title={texts.title}>
      {(profile) => (
        <DraftScope form="profile/personal">
          <PersonalForm profile={profile} />
        </DraftScope>
      )}
    </EditPage>
  );
}
