import { mdiBellOutline } from '@mdi/js';
import type { SimilarTodo } from '@mijn/domain/reports';
import { subjectOf } from '@mijn/domain/todos';
import { Button } from '@mijn/ui/button';
import { FactLine } from '@mijn/ui/fact-line';
import { LinkButton } from '@mijn/ui/link-button';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../../../shared/api/error-text.ts';
import { MatchPanel } from './match-panel/match-panel.tsx';
import { errorOfThrown } from '../../../../shared/api/failures.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { TodoStateTag } from '../../components/todo-state.tsx';
import { followFound } from '../../reports.endpoints.ts';
import { todoPath } from '../../todos.paths.ts';
import { texts } from './texts.ts';
import { useSimilar } from './use-similar.ts';

function FollowButton({ id }: { id: string }) {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const follow = async () => {
    setPending(true);
    try {
      await dispatch(followFound(association_id, id));
    } catch (thrown) {
      const error = await errorOfThrown(thrown);
      setPending(false);
      dispatch(toastShown('danger', errorText(error), 'report'));
      return;
    }
    dispatch(toastShown('success', texts.similar.following, 'report', { about: id }));
    void navigate(todoPath(id));
  };
  return (
    <Button variant="quiet" icon={mdiBellOutline} isPending={isPending} onPress={() => void follow()}>
      {texts.similar.follow}
    </Button>
  );
}

const factsOf = ({ internal_reference, concerns, state }: SimilarTodo) => (
  <>
    {state !== null && <TodoStateTag state={state} />}
    <FactLine>
      {internal_reference}
      {concerns}
    </FactLine>
  </>
);

const noteOf = ({ start_date, planned_on, follower_count }: SimilarTodo) => (
  <FactLine>
    {texts.similar.since(start_date)}
    {planned_on !== null && texts.similar.planned(planned_on)}
    {follower_count > 0 && texts.similar.followers(follower_count)}
  </FactLine>
);

/** Shows an open action item that looks like the report. It never takes the focus. */
export function SimilarTodoPanel() {
  const { similar, dismiss } = useSimilar();
  const subject = similar && subjectOf(similar.description).subject;
  return (
    <>
      <VisuallyHidden>
        <output>{subject !== undefined && texts.similar.found(subject)}</output>
      </VisuallyHidden>
      {similar && subject !== undefined && (
        <MatchPanel
          title={texts.similar.title}
          intro={texts.similar.intro}
          name={subject}
          href={todoPath(similar.id)}
          facts={factsOf(similar)}
          note={noteOf(similar)}
          dismissLabel={texts.similar.other}
          onDismiss={dismiss}
          action={
            similar.is_followed ? (
              <LinkButton variant="quiet" href={todoPath(similar.id)}>
                {texts.similar.show}
              </LinkButton>
            ) : (
              <FollowButton id={similar.id} />
            )
          }
        />
      )}
    </>
  );
}
