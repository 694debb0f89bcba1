import {
  PROPOSAL_EXPLANATION_LENGTH_MAX,
  REFUSAL_REASON_LENGTH_MAX,
  SUBJECT_LENGTH_MAX,
  WORDING_LENGTH_MAX,
} from '@mijn/domain/limits';
import type { MemberProposal } from '@mijn/domain/member-proposals';
import { isBoardMember } from '@mijn/domain/roles';
import { Button } from '@mijn/ui/button';
import { Dialog } from '@mijn/ui/dialog';
import { MessageText } from '@mijn/ui/message-feed';
import { Stack } from '@mijn/ui/stack';
import { type ReactNode, useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { DraftScope } from '../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { FormTextField } from '../../../shared/forms/fields.tsx';
import { FormTextArea } from '../../../shared/forms/text-area-field.tsx';
import { useCreate } from '../../../shared/forms/use-create.ts';
import { useOpened } from '../../../shared/forms/use-opened.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { QueryError } from '../../../shared/shell/query-state.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useMayAct } from '../proxies/use-may-act.ts';
import {
  useListMemberProposalsQuery,
  useRefuseProposalMutation,
  useSubmitProposalMutation,
} from './proposal-calls.ts';
import { ProposalRow } from './proposal-row.tsx';
import { texts } from './texts.ts';

interface FormProps {
  params: { association_id: string; meeting_id: string };
  onClose: () => void;
}

const loadContract = async () => import('@mijn/domain/member-proposals/contract');

function SubmitForm({ params, onClose, children }: FormProps & { children: ReactNode }) {
  const draft = useDraft();
  const [trigger, { isLoading }] = useSubmitProposalMutation();
  const submit = useCreate(trigger, draft);
  const dispatch = useAppDispatch();
  return (
    <DialogForm
      title={texts.title}
      submitLabel={texts.form.submit}
      isSaving={isLoading}
      onClose={onClose}
      notice={
        <>
          {children}
          <p>{texts.form.help}</p>
        </>
      }
      initialValues={{ title: '', wording: '', explanation: '' }}
      labels={texts.form.labels}
      loadSchema={async () => (await loadContract()).proposalForm}
      draft={draft}
      save={async (body) => {
        const error = errorOf(await submit({ params, body }));
        if (error) return error;
        dispatch(toastShown('success', texts.form.done, 'agenda', { about: params.meeting_id }));
        onClose();
        return undefined;
      }}
    >
      <FormTextField name="title" maxLength={SUBJECT_LENGTH_MAX} />
      <FormTextArea name="wording" description={texts.form.wording} maxLength={WORDING_LENGTH_MAX} />
      <FormTextArea name="explanation" isOptional maxLength={PROPOSAL_EXPLANATION_LENGTH_MAX} />
    </DialogForm>
  );
}

function RefuseForm({ params, onClose, proposal }: FormProps & { proposal: MemberProposal }) {
  const draft = useDraft();
  const [refuse, { isLoading }] = useRefuseProposalMutation();
  const dispatch = useAppDispatch();
  return (
    <DialogForm
      title={texts.refuse.title(proposal.title)}
      submitLabel={texts.refuse.submit}
      isSaving={isLoading}
      onClose={onClose}
      notice={
        <>
          <MessageText text={proposal.wording} />
          <p>{texts.refuse.help}</p>
        </>
      }
      initialValues={{ reason: '' }}
      labels={{ reason: texts.refuse.label }}
      loadSchema={async () => (await loadContract()).refusalForm}
      draft={draft}
      save={async (body) => {
        const error = errorOf(await refuse({ params: { ...params, proposal_id: proposal.id }, body }));
        if (error) return error;
        dispatch(toastShown('success', texts.refuse.done, 'agenda', { about: proposal.id }));
        onClose();
        return undefined;
      }}
    >
      <FormTextArea name="reason" maxLength={REFUSAL_REASON_LENGTH_MAX} />
    </DialogForm>
  );
}

/** Returns until when members submit proposals, or why they can't any more. */
function deadlineOf({ last_day, may_submit }: { last_day: string; may_submit: boolean }, isBoard: boolean) {
  if (!may_submit) return texts.tooLate(last_day);
  return isBoard ? texts.boardUntil(last_day) : texts.until(last_day);
}

interface ProposalsDialogProps {
  meetingId: string;
  onClose: () => void;
}

/** Shows the proposals of members for a meeting: to the board all, which decides about them, and to others their own ones, with a form. */
export function ProposalsDialog({ meetingId, onClose }: ProposalsDialogProps) {
  const association = useAssociation();
  const mayAct = useMayAct();
  const params = { association_id: association.id, meeting_id: meetingId };
  const query = useListMemberProposalsQuery({ params });
  // A form that is open stays when the last day ends meanwhile, with what was typed.
  const opened = useOpened(query);
  const [refused, setRefused] = useState<MemberProposal>();
  const isBoard = isBoardMember(association);
  const title = isBoard ? texts.boardTitle : texts.title;
  const dialog = { title, onClose };
  if (refused)
    return (
      <DraftScope form={`refusal/${refused.id}`} dialog={dialog}>
        <RefuseForm params={params} proposal={refused} onClose={() => setRefused(undefined)} />
      </DraftScope>
    );
  const { currentData } = query;
  const list = (
    <Stack>
      {!currentData && <QueryError query={query} failure={texts.failed} />}
      {currentData && <p>{deadlineOf(currentData, isBoard)}</p>}
      {isBoard && currentData?.data.length === 0 && <p>{texts.none}</p>}
      {currentData?.data.map((proposal) => (
        <ProposalRow
          key={proposal.id}
          params={params}
          proposal={proposal}
          mayWithdraw={mayAct && proposal.is_own}
          onRefuse={isBoard && mayAct ? () => setRefused(proposal) : undefined}
        />
      ))}
    </Stack>
  );
  if (mayAct && !isBoard && opened?.may_submit === true)
    return (
      <DraftScope form={`member-proposal/${meetingId}`} dialog={dialog}>
        <SubmitForm params={params} onClose={onClose}>
          {list}
        </SubmitForm>
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
      {list}
    </Dialog>
  );
}
