import { useNavigate } from 'react-router';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useIdempotencyKey } from '../../../../shared/forms/use-idempotency-key.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useCreateNewsletterMutation } from '../../newsletters.endpoints.ts';
import { newslettersPath } from '../../newsletters.paths.ts';
import { NewsletterFormPage } from './newsletter-form-page.tsx';
import { missingTexts, NewsletterFields } from './newsletter-fields.tsx';
import { bodyOf, EMPTY } from './newsletter-values.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/newsletters/contract')).newsletterForm;

function AddNewsletter() {
  const { id: association_id } = useAssociation();
  const [create] = useCreateNewsletterMutation();
  const draft = useDraft();
  const keyOf = useIdempotencyKey(draft);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <PortalForm
      initialValues={EMPTY}
      labels={texts.fields}
      missingTexts={missingTexts}
      loadSchema={loadSchema}
      draft={draft}
      save={async (values) => {
        const body = bodyOf(values);
        const error = errorOf(
          await create({ params: { association_id }, body, idempotencyKey: keyOf(body) }),
        );
        if (error) return error;
        dispatch(toastShown('success', texts.saved[body.publication](body.subject.trim()), 'newsletter'));
        void navigate(newslettersPath);
        return undefined;
      }}
    >
      <NewsletterFields />
    </PortalForm>
  );
}

export function AddNewsletterScreen() {
  return (
    <NewsletterFormPage title={texts.add.title}>
      <DraftScope form="newsletters/new" newLabel={texts.add.another}>
        <AddNewsletter />
      </DraftScope>
    </NewsletterFormPage>
  );
}
