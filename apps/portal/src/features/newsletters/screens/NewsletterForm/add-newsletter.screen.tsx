import { errorOf } from '../../../../shared/api/error-of.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useCreate } from '../../../../shared/forms/use-create.ts';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useCreateNewsletterMutation } from './newsletter-form.endpoints.ts';
import { newslettersPath } from '../../newsletters.paths.ts';
import { NewsletterFormPage } from './newsletter-form-page.tsx';
import { missingTexts, NewsletterFields } from './newsletter-fields.tsx';
import { bodyOf, EMPTY } from './newsletter-values.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/newsletters/contract')).newsletterForm;

function AddNewsletter() {
  const { id: association_id } = useAssociation();
  const [trigger] = useCreateNewsletterMutation();
  const draft = useDraft();
  const create = useCreate(trigger, draft);
  const leaveSaved = useLeaveSaved();
  return (
    <PortalForm
      initialValues={EMPTY}
      labels={texts.fields}
      missingTexts={missingTexts}
      loadSchema={loadSchema}
      draft={draft}
      save={async (values) => {
        const body = bodyOf(values);
        const error = errorOf(await create({ params: { association_id }, body }));
        const said = texts.saved[body.publication](body.subject.trim());
        return error ?? leaveSaved(newslettersPath, said, 'newsletter');
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
