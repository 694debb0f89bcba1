import { mdiDraw } from '@mdi/js';
import type { ApiError } from '@mijn/api';
import type { AgendaItem } from '@mijn/domain/agenda';
import { formatList } from '@mijn/domain/formats';
import type { Meeting } from '@mijn/domain/meetings';
import { doProxiesOverlap, isOpenProxy, type OwnProxies, type Proxy } from '@mijn/domain/proxies';
import { Alert } from '@mijn/ui/alert';
import { SubmitButton } from '@mijn/ui/form';
import { Section } from '@mijn/ui/section';
import { SendBar } from '@mijn/ui/send-bar';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import type { PersonChoice } from '../../components/choice-cards/person-cards.tsx';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { isConflict } from '../../../../shared/api/failures.ts';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';
import { useCreate } from '../../../../shared/forms/use-create.ts';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { formTexts } from '../../proxies/form-texts.ts';
import {
  BOARD,
  holderIdOf,
  NEW_PROXY,
  type ProxyValues,
  scopeOf,
  valuesOf,
} from '../../proxies/form-values.ts';
import { boardChoice, HolderQuestion } from '../../proxies/holder-question.tsx';
import { useGiveProxyMutation } from '../../proxies/proxy-form-calls.ts';
import { ScopeQuestion } from '../../proxies/scope-question.tsx';
import { BOARD_NAME, holderOf } from '../../proxies/words.ts';
import { SignedSummary } from './signed-summary.tsx';

const loadSchema = async () => (await import('@mijn/domain/proxies/contract')).proxyFieldsForm;

interface GiveProxyFormProps {
  meeting: Meeting;
  known: OwnProxies;
  proposals: readonly AgendaItem[];
  /** The proxy that the member changes. */
  changed: Proxy | undefined;
}

/** Returns who votes, as in the middle of a sentence; undefined until somebody is chosen. */
const chosenHolder = ({ holder, chosen_name: name }: ProxyValues): string | undefined => {
  if (holder === BOARD) return BOARD_NAME;
  return holder === '' ? undefined : name;
};

const knownHolder = ({ holder_id, holder, holder_apartments }: Proxy): PersonChoice | undefined =>
  holder_id === null || holder === null
    ? undefined
    : { id: holder_id, name: holder, detail: formatList(holder_apartments) };

/** Returns the open proxies of the member that a new one replaces. */
const replacedBy = (known: OwnProxies, scope: ReturnType<typeof scopeOf>): Proxy[] =>
  known.data.filter(
    (proxy) => proxy.relation === 'giver' && isOpenProxy(proxy.state) && doProxiesOverlap(proxy, scope),
  );

function Questions({ meeting, known, proposals, changed }: GiveProxyFormProps) {
  const values = useFormValues<ProxyValues>();
  const { terms } = known;
  const holder = chosenHolder(values);
  const scope = scopeOf(values, proposals);
  return (
    <Stack gap="large">
      {terms.early_numbers.length > 0 && <Alert tone="info">{formTexts.early(terms.early_numbers)}</Alert>}
      <Section title={formTexts.fields.holder}>
        <HolderQuestion
          meetingId={meeting.id}
          proxiesMax={terms.proxies_max}
          others={terms.is_board_allowed ? [boardChoice] : []}
          known={changed && knownHolder(changed)}
        />
      </Section>
      <ScopeQuestion proposals={proposals} holder={holder ?? formTexts.holder.unknown} />
      <SignedSummary
        holder={holder}
        scope={scope}
        proposals={proposals}
        apartments={terms.apartments}
        meeting={meeting}
        replaced={replacedBy(known, scope)}
      />
    </Stack>
  );
}

/** Says that another tab gave a proxy, or ended one, and what holds now. */
function ConflictAlert({ known }: { known: OwnProxies }) {
  const open = known.data.filter(({ relation, state }) => relation === 'giver' && isOpenProxy(state));
  const { title, text, textNone } = formTexts.conflict;
  return (
    <Alert tone="warning" title={title} isAnnounced>
      {open.length === 0
        ? textNone
        : `${text} ${formatList(open.map((proxy) => formTexts.conflict.offered(holderOf(proxy))))}.`}
    </Alert>
  );
}

/** A refusal of the holder is a fault of the question that asks for one. */
const withField = (error: ApiError): ApiError =>
  error.kind === 'response' && error.errors?.['holder_id']
    ? { ...error, errors: { holder: error.errors['holder_id'] } }
    : error;

/** Shows the form of a proxy. The member signs it by the password or a passkey. */
export function GiveProxyForm({ meeting, known, proposals, changed }: GiveProxyFormProps) {
  const { id: association_id } = useAssociation();
  const [trigger] = useGiveProxyMutation();
  const draft = useDraft();
  const give = useCreate(trigger, draft);
  const leaveSaved = useLeaveSaved();
  const [isLate, setLate] = useState(false);
  return (
    <PortalForm<ProxyValues>
      initialValues={changed ? valuesOf(changed) : NEW_PROXY}
      labels={formTexts.fields}
      missingTexts={formTexts.missing}
      fieldOfCode={{ too_many_proxies: 'holder' }}
      loadSchema={loadSchema}
      draft={draft}
      save={async (values) => {
        const scope = scopeOf(values, proposals);
        const replaces = replacedBy(known, scope).map(({ id }) => id);
        const body = { ...scope, holder_id: holderIdOf(values), replaces };
        const params = { association_id, meeting_id: meeting.id };
        const error = errorOf(await give({ params, body }));
        if (error && isConflict(error)) {
          setLate(true);
          return 'unsaved';
        }
        if (error) return withField(error);
        const signed = formTexts.signed(chosenHolder(values) ?? '');
        return leaveSaved(meetingPath(meeting.id), signed, 'attendance', meeting.id);
      }}
    >
      {isLate && <ConflictAlert known={known} />}
      <Questions meeting={meeting} known={known} proposals={proposals} changed={changed} />
      <SendBar>
        <SubmitButton icon={mdiDraw} pendingLabel={formTexts.signing}>
          {formTexts.sign}
        </SubmitButton>
      </SendBar>
    </PortalForm>
  );
}
