import { mdiSend } from '@mdi/js';
import { SubmitButton } from '@mijn/ui/form';
import { useState } from 'react';
import { EndsRow } from './history/history.tsx';
import { errorOf, isNotFound } from '../../../shared/api/error-of.ts';
import { useBrand } from '../../../shared/brand/brand.ts';
import { DraftScope } from '../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { PortalForm } from '../../../shared/forms/portal-form.tsx';
import { useCreate } from '../../../shared/forms/use-create.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useCreateReactionMutation } from '../timeline.endpoints.ts';
import { todoInput, todosEndpoints } from '../todos.endpoints.ts';
import { cardId } from './card-id.ts';
import { reactionDraft } from './reaction-draft.ts';
import { ReactionFields } from './reaction-fields.tsx';
import { bodyOf, EMPTY } from './reaction-values.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/timeline/contract')).reactionTextForm;

interface ReactionFormProps {
  todoId: string;
  /** Whether the other owners do not see the action item. */
  isHidden: boolean;
}

function NewReaction({ todoId, isHidden, onSent }: ReactionFormProps & { onSent: () => void }) {
  const { id: association_id } = useAssociation();
  const { name: provider } = useBrand();
  const [trigger] = useCreateReactionMutation();
  const dispatch = useAppDispatch();
  const draft = useDraft();
  const create = useCreate(trigger, draft);
  const input = todoInput(association_id, todoId);
  return (
    <PortalForm
      initialValues={EMPTY}
      labels={texts.fields}
      loadSchema={loadSchema}
      draft={draft}
      save={async (values) => {
        const outcome = await create({ ...input, body: bodyOf(values) });
        // The page then says that the action item is gone, and shows the text of the draft.
        if (isNotFound(outcome))
          await dispatch(
            todosEndpoints.endpoints.getTodo.initiate(input, { forceRefetch: true, subscribe: false }),
          );
        const error = errorOf(outcome);
        if (error) return error;
        dispatch(toastShown('success', texts.sent, 'reaction'));
        // The new reaction is above the form, which begins again.
        const { id } = outcome.data ?? { id: '' };
        setTimeout(() => document.getElementById(cardId(id))?.focus());
        // The form begins again without the draft, which is therefore removed first.
        draft.forget();
        onSent();
        return undefined;
      }}
    >
      <ReactionFields todoId={todoId} draftKey={draft.key}>
        {(addFiles) => (
          <EndsRow note={(isHidden ? texts.readersOfHidden : texts.readers)(provider)}>
            {addFiles}
            <SubmitButton icon={mdiSend}>{texts.send}</SubmitButton>
          </EndsRow>
        )}
      </ReactionFields>
    </PortalForm>
  );
}

/** Shows the form for a reaction. Its text is kept per action item from the first letter on (docs/product.md#timeline). */
export function ReactionForm(props: ReactionFormProps) {
  const [round, setRound] = useState(0);
  return (
    <DraftScope form={reactionDraft(props.todoId)} newLabel={texts.another}>
      <NewReaction key={round} {...props} onSent={() => setRound(round + 1)} />
    </DraftScope>
  );
}
