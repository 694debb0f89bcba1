import { formatDate } from '@mijn/domain/formats';
import { SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { subjectOf, type Todo, type TodoInList } from '@mijn/domain/todos';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Dialog } from '@mijn/ui/dialog';
import { FactLine } from '@mijn/ui/fact-line';
import { RadioGroup } from '@mijn/ui/radio-group';
import { SearchField } from '@mijn/ui/search-field';
import { Stack } from '@mijn/ui/stack';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { errorText } from '../../../shared/api/error-text.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useListSimilarQuery } from '../reports.endpoints.ts';
import { useJoinReportMutation } from '../timeline.endpoints.ts';
import { todoInput, useListTodosQuery } from '../todos.endpoints.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.joining;

/** The time after the last keystroke before action items are searched for, in milliseconds. */
const TYPING_PAUSE_MS = 300;

/** The most action items that a search shows. */
const FOUND_MAX = 10;

/** Returns the open action items that are like a report, or that have the words that were typed once the member pauses. */
function useOpenTodos({ id, description, concerns }: Todo, typed: string) {
  const params = { association_id: useAssociation().id };
  const words = typed.trim();
  const [q, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const isSearch = q !== '';
  const like = subjectOf(description).subject.slice(0, SEARCH_TEXT_LENGTH_MAX);
  const similar = useListSimilarQuery({ params, query: { q: like, ...(concerns && { place: concerns }) } });
  const search = useListTodosQuery(
    isSearch ? { params, query: { q, is_done: false, per_page: FOUND_MAX } } : skipToken,
  );
  const { currentData, isError } = isSearch ? search : similar;
  const rows: readonly TodoInList[] | undefined = currentData?.data;
  return { isSearch, isError, todos: rows?.filter((todo) => todo.id !== id) };
}

const optionOf = ({ id, description, internal_reference, group, start_date }: TodoInList) => ({
  id,
  label: subjectOf(description).subject,
  description: (
    <FactLine>
      {internal_reference}
      {group}
      {formatDate(start_date)}
    </FactLine>
  ),
});

function foundText({ isSearch, isError, todos }: ReturnType<typeof useOpenTodos>): string {
  if (isError) return texts.failed;
  if (todos === undefined) return '';
  if (todos.length === 0) return texts.none;
  return isSearch ? texts.found(todos.length) : '';
}

interface JoinDialogProps {
  todo: Todo;
  onClose: () => void;
}

/** Shows the dialog in which the board chooses the action item that is about the same as a report (docs/product.md#reports-board). */
export function JoinDialog({ todo, onClose }: JoinDialogProps) {
  const { id, internal_reference: reference } = todo;
  const input = todoInput(useAssociation().id, id);
  const dispatch = useAppDispatch();
  const [join, { isLoading, error }] = useJoinReportMutation();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<TodoInList>();
  const found = useOpenTodos(todo, typed);
  const others = (found.todos ?? []).filter((one) => one.id !== chosen?.id);
  // The chosen one stays in sight when another search does not find it.
  const options = [...(chosen ? [chosen] : []), ...others];
  const failure = errorOf({ error });
  const send = async () => {
    if (!chosen || isLoading) return;
    const outcome = await join({ ...input, body: { target_id: chosen.id } });
    if (errorOf(outcome)) return;
    dispatch(toastShown('success', texts.done(reference, chosen.internal_reference), 'todo', { about: id }));
    onClose();
  };
  return (
    <Dialog
      title={texts.title(reference)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button isPending={isLoading} isDisabled={chosen === undefined} onPress={() => void send()}>
            {texts.submit}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <SearchField
          label={texts.search}
          value={typed}
          maxLength={SEARCH_TEXT_LENGTH_MAX}
          onChange={setTyped}
          onSubmit={setTyped}
        />
        <output>{foundText(found)}</output>
        {options.length > 0 && (
          <RadioGroup
            label={found.isSearch ? texts.results : texts.similar}
            options={options.map(optionOf)}
            value={chosen?.id ?? null}
            onChange={(next) => setChosen(options.find((one) => one.id === next))}
          />
        )}
        {chosen && <p>{texts.consequence(reference, chosen.internal_reference)}</p>}
        {failure && (
          <Alert tone="danger" isAnnounced>
            {errorText(failure)}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
