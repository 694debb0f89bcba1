import type { AgendaItem } from '@mijn/domain/agenda';
import { REPLY_LENGTH_MAX, QUESTION_LENGTH_MAX } from '@mijn/domain/limits';
import type { Question } from '@mijn/domain/questions';
import { isBoardMember } from '@mijn/domain/roles';
import { Button } from '@mijn/ui/button';
import { Dialog } from '@mijn/ui/dialog';
import { MessageText } from '@mijn/ui/message-feed';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { type ReactNode, useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { DraftScope } from '../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { FormTextArea } from '../../../shared/forms/text-area-field.tsx';
import { useCreate } from '../../../shared/forms/use-create.ts';
import { useOpened } from '../../../shared/forms/use-opened.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { QueryError } from '../../../shared/shell/query-state.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useMayAct } from '../proxies/use-may-act.ts';
import {
  useReplyToQuestionMutation,
  useAskQuestionMutation,
  useListQuestionsQuery,
  useWithdrawQuestionMutation,
} from './question-calls.ts';
import { texts } from './texts.ts';

interface QuestionsDialogProps {
  meetingId: string;
  item: Pick<AgendaItem, 'id' | 'number' | 'title'>;
  onClose: () => void;
}

const loadQuestionForm = async () => (await import('@mijn/domain/questions/contract')).questionForm;

const loadReplyForm = async () => (await import('@mijn/domain/questions/contract')).replyForm;

const whoOf = ({ is_own, asker, apartments }: Question): string => {
  if (is_own) return texts.own;
  return asker === null ? texts.anybody : [asker, ...apartments].join(', ');
};

interface QuestionRowProps {
  params: { association_id: string; meeting_id: string };
  question: Question;
  /** Whether the question can still be withdrawn. */
  mayWithdraw: boolean;
  onReply: (() => void) | undefined;
}

function QuestionRow({ params, question, mayWithdraw, onReply }: QuestionRowProps) {
  const [withdraw] = useWithdrawQuestionMutation();
  const { id, text, reply, answered_at } = question;
  return (
    <Stack gap="small">
      <p>
        <strong>{texts.asked(whoOf(question), question.asked_at)}</strong>
      </p>
      <MessageText text={text} />
      {reply === null || answered_at === null ? (
        <p>{texts.waiting}</p>
      ) : (
        <>
          <p>
            <strong>{texts.answered(answered_at)}</strong>
          </p>
          <MessageText text={reply} />
        </>
      )}
      <ButtonRow>
        {onReply && (
          <Button variant="quiet" size="small" onPress={onReply}>
            {reply === null ? texts.reply.press : texts.reply.correct}
          </Button>
        )}
        {mayWithdraw && (
          <AskedAction
            variant="text"
            size="small"
            label={texts.withdraw.press}
            title={texts.withdraw.title}
            confirmLabel={texts.withdraw.confirm}
            run={async () => withdraw({ params: { ...params, question_id: id } })}
          >
            {texts.withdraw.text}
          </AskedAction>
        )}
      </ButtonRow>
    </Stack>
  );
}

type FormProps = QuestionsDialogProps & { params: QuestionRowProps['params'] };

function AskForm({ params, item, onClose, children }: FormProps & { children: ReactNode }) {
  const draft = useDraft();
  const [trigger, { isLoading }] = useAskQuestionMutation();
  const ask = useCreate(trigger, draft);
  const dispatch = useAppDispatch();
  return (
    <DialogForm
      title={texts.title(item.number)}
      submitLabel={texts.ask.submit}
      isSaving={isLoading}
      onClose={onClose}
      notice={
        <>
          {children}
          <p>{texts.ask.help}</p>
        </>
      }
      initialValues={{ text: '' }}
      labels={{ text: texts.ask.label }}
      loadSchema={loadQuestionForm}
      draft={draft}
      save={async ({ text }) => {
        const error = errorOf(await ask({ params, body: { item_id: item.id, text } }));
        if (error) return error;
        dispatch(toastShown('success', texts.ask.done, 'agenda', { about: item.id }));
        onClose();
        return undefined;
      }}
    >
      <FormTextArea name="text" maxLength={QUESTION_LENGTH_MAX} />
    </DialogForm>
  );
}

function ReplyForm({ params, question, item, onClose }: FormProps & { question: Question }) {
  const draft = useDraft();
  const [replyToQuestion, { isLoading }] = useReplyToQuestionMutation();
  const dispatch = useAppDispatch();
  return (
    <DialogForm
      title={texts.title(item.number)}
      submitLabel={texts.reply.submit}
      isSaving={isLoading}
      onClose={onClose}
      notice={
        <>
          <MessageText text={question.text} />
          <p>{texts.reply.help}</p>
        </>
      }
      initialValues={{ reply: question.reply ?? '' }}
      labels={{ reply: texts.reply.label }}
      loadSchema={loadReplyForm}
      draft={draft}
      save={async ({ reply }) => {
        const body = { reply, version: question.version };
        const error = errorOf(
          await replyToQuestion({ params: { ...params, question_id: question.id }, body }),
        );
        if (error) return error;
        dispatch(toastShown('success', texts.reply.done, 'agenda', { about: question.id }));
        onClose();
        return undefined;
      }}
    >
      <FormTextArea name="reply" rows={6} maxLength={REPLY_LENGTH_MAX} />
    </DialogForm>
  );
}

/** Shows the questions about an item with their replies. A member asks below them, and the board replies. */
export function QuestionsDialog(props: QuestionsDialogProps) {
  const { meetingId, item, onClose } = props;
  const association = useAssociation();
  const mayAct = useMayAct();
  const params = { association_id: association.id, meeting_id: meetingId };
  const query = useListQuestionsQuery({ params });
  // A form that is open stays when the door opens meanwhile, with what was typed.
  const opened = useOpened(query);
  const [answered, setAnswered] = useState<Question>();
  const isBoard = isBoardMember(association);
  const title = texts.title(item.number);
  const dialog = { title, onClose };
  if (answered)
    return (
      <DraftScope form={`reply/${answered.id}`} dialog={dialog}>
        <ReplyForm {...props} params={params} question={answered} onClose={() => setAnswered(undefined)} />
      </DraftScope>
    );
  const { currentData } = query;
  const mayAsk = mayAct && currentData?.may_ask === true;
  const questions = currentData?.data.filter(({ item_id }) => item_id === item.id) ?? [];
  const list = (
    <Stack>
      {currentData ? (
        questions.length === 0 && <p>{texts.none}</p>
      ) : (
        <QueryError query={query} failure={texts.failed} />
      )}
      {questions.map((question) => (
        <QuestionRow
          key={question.id}
          params={params}
          question={question}
          mayWithdraw={mayAsk && question.is_own && question.reply === null}
          onReply={isBoard && mayAct ? () => setAnswered(question) : undefined}
        />
      ))}
    </Stack>
  );
  const isClosed = currentData?.may_ask === false && !isBoard;
  if (mayAct && opened?.may_ask === true && !isBoard)
    return (
      <DraftScope form={`question/${item.id}`} dialog={dialog}>
        <AskForm {...props} params={params}>
          {list}
          {isClosed && <p>{texts.ask.closed}</p>}
        </AskForm>
      </DraftScope>
    );
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="quiet" onPress={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack>
        {list}
        {isClosed && <p>{texts.ask.closed}</p>}
      </Stack>
    </Dialog>
  );
}
