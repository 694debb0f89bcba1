import { PHONE_LENGTH_MAX } from '@mijn/domain/phones';
import type { Profile } from '@mijn/domain/profile';
import { Stack } from '@mijn/ui/stack';
import { useNavigate } from 'react-router';
import { accountPath } from '../../../../shared/routing/paths.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useRequestEmailMutation, useUpdateContactMutation } from '../../account.endpoints.ts';
import { EditButtons } from '../../edit/edit-buttons.tsx';
import { EditPage } from '../../edit/edit-page.tsx';
import { ProfileConflict } from '../../edit/profile-conflict.tsx';
import { texts as editTexts } from '../../edit/texts.ts';
import { useEditProfile } from '../../edit/use-edit-profile.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/profile/contract')).contactForm;

const valuesOf = ({ email, phone, mobile }: Profile) => ({ email, phone: phone ?? '', mobile: mobile ?? '' });

const isOther = (typed: string, email: string): boolean => typed.trim().toLowerCase() !== email.toLowerCase();

function ContactForm({ profile }: { profile: Profile }) {
  const [update] = useUpdateContactMutation();
  const [requestEmail] = useRequestEmailMutation();
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useDraft();
  const isStaff = user?.impersonation !== null;
  const { initialValues, base, theirs, takeTheirs, save, round, version } = useEditProfile({
    profile,
    draft,
    valuesOf,
    // The telephone numbers are saved first. If the e-mail address is refused then, saving again changes it alone.
    send: async ({ email, phone, mobile }, { version: at, email: current }) => {
      const numbers = { phone: phone.trim(), mobile: mobile.trim() };
      const outcome = await update({ body: { ...numbers, version: at } });
      if (outcome.error || !isOther(email, current)) return errorOf(outcome);
      return errorOf(await requestEmail({ body: { email: email.trim() } }));
    },
    onSaved: ({ email }) => {
      const isMailed = isOther(email, (theirs ?? profile).email);
      dispatch(toastShown('success', isMailed ? texts.mailSent(email.trim()) : editTexts.saved, 'profile'));
      void navigate(accountPath);
    },
  });
  const { email: emailLabel, ...numberLabels } = texts.fields;
  return (
    <Stack>
      {theirs && (
        <ProfileConflict now={valuesOf(theirs)} base={base} labels={texts.fields} onTakeTheirs={takeTheirs} />
      )}
      <PortalForm
        key={round}
        initialValues={initialValues}
        labels={isStaff ? numberLabels : { email: emailLabel, ...numberLabels }}
        loadSchema={loadSchema}
        save={save}
        draft={draft}
        version={version}
        onRestart={takeTheirs}
      >
        {isStaff ? (
          <p>{texts.staffHint}</p>
        ) : (
          <FormTextField
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            description={texts.emailHint}
          />
        )}
        <FormTextField name="phone" type="tel" autoComplete="tel" isOptional maxLength={PHONE_LENGTH_MAX} />
        <FormTextField
          name="mobile"
          type="tel"
          autoComplete="mobile tel"
          isOptional
          maxLength={PHONE_LENGTH_MAX}
        />
        <EditButtons>{theirs ? editTexts.conflict.keepMine : editTexts.save}</EditButtons>
      </PortalForm>
    </Stack>
  );
}

/** Shows the form of the contact data (docs/product.md#own-data). */
export function EditContactScreen() {
  return (
    <EditPage title={texts.title}>
      {(profile) => (
        <DraftScope form="profile/contact">
          <ContactForm profile={profile} />
        </DraftScope>
      )}
    </EditPage>
  );
}
