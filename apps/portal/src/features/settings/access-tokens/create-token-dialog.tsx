import { accessTokenDays, type AccessTokenScope } from '@mijn/domain/access-tokens';
import { associationLabel } from '@mijn/domain/associations';
import { ACCESS_TOKENS_MAX } from '@mijn/domain/limits';
import { Alert } from '@mijn/ui/alert';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { DraftScope } from '../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { FormSelect } from '../../../shared/forms/choice-fields.tsx';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { FormTextField } from '../../../shared/forms/fields.tsx';
import { FormRadioGroup } from '../../../shared/forms/radio-field.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { useCreateAccessTokenMutation } from './access-tokens.endpoints.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/access-tokens/contract')).accessTokenForm;

const ALL = 'all';

interface FormValues {
  name: string;
  scope: string;
  association_id: string;
  expires_in_days: string;
}

const scopeOf = (value: string): AccessTokenScope => (value === 'write' ? 'write' : 'read');

interface CreateTokenDialogProps {
  onClose: () => void;
  onMade: (token: string) => void;
}

function CreateTokenForm({ onClose, onMade }: CreateTokenDialogProps) {
  const [create, { isLoading }] = useCreateAccessTokenMutation();
  const [isFull, setFull] = useState(false);
  const draft = useDraft();
  const { user, activeAssociation } = useSession();
  const associations = user?.associations ?? [];
  const save = async ({ name, scope, association_id, expires_in_days }: FormValues) => {
    const made = await create({
      body: {
        name: name.trim(),
        scope: scopeOf(scope),
        association_id: association_id === ALL ? null : association_id,
        expires_in_days: Number(expires_in_days),
      },
    });
    if (made.data) onMade(made.data.token);
    const error = errorOf(made);
    const faults = error?.kind === 'response' ? error.errors?.[''] : undefined;
    const hasTooMany = faults?.some(({ code }) => code === 'too_many') ?? false;
    setFull(hasTooMany);
    return hasTooMany ? 'unsaved' : error;
  };
  return (
    <DialogForm<FormValues & Record<string, string>>
      title={texts.create}
      submitLabel={texts.create}
      isSaving={isLoading}
      draft={draft}
      onClose={onClose}
      initialValues={{
        name: '',
        scope: 'read',
        association_id: (activeAssociation ?? associations[0])?.id ?? ALL,
        expires_in_days: '30',
      }}
      labels={{
        name: texts.name,
        scope: texts.scope,
        association_id: texts.association,
        expires_in_days: texts.period,
      }}
      loadSchema={loadSchema}
      save={save}
      notice={
        <>
          {isFull && (
            <Alert tone="danger" isAnnounced>
              {texts.tooMany(ACCESS_TOKENS_MAX)}
            </Alert>
          )}
          <p>{texts.createText}</p>
        </>
      }
    >
      <FormTextField name="name" autoComplete="off" description={texts.nameHelp} />
      <FormRadioGroup name="scope" options={texts.scopeOptions} />
      <FormSelect
        name="association_id"
        description={texts.associationHelp}
        options={[
          ...associations.map((one) => ({ id: one.id, label: `${one.code} - ${associationLabel(one)}` })),
          { id: ALL, label: texts.all },
        ]}
      />
      <FormSelect
        name="expires_in_days"
        options={accessTokenDays.map((days) => ({ id: String(days), label: texts.days(days) }))}
      />
    </DialogForm>
  );
}

/** Starts with the least rights: to read, in the association that the member looks at, for thirty days. */
export function CreateTokenDialog(props: CreateTokenDialogProps) {
  const { onClose } = props;
  return (
    <DraftScope form="access-tokens/new" newLabel={texts.another} dialog={{ title: texts.create, onClose }}>
      <CreateTokenForm {...props} />
    </DraftScope>
  );
}
