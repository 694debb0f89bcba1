import type { AgendaItem, Proposal } from '@mijn/domain/agenda';
import { type AttachedFile, fileTitle } from '@mijn/domain/files';
import { dutchTime } from '@mijn/domain/formats';
import type { Meeting } from '@mijn/domain/meetings';
import { votePartText } from '@mijn/domain/voting-rules';
import { AgendaList, type AgendaListItem } from '@mijn/ui/agenda-list';
import { Section } from '@mijn/ui/section';
import { type OpenFile, useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation, useOwnSearch } from '../../../../shared/session/association-context.ts';
import { QueryError } from '../../../../shared/shell/query-state.tsx';
import { agendaInput, useListAgendaItemsQuery } from '../../agenda-calls.ts';
import { texts } from './texts.ts';

const useAgenda = (meetingId: string) => useListAgendaItemsQuery(agendaInput(useAssociation().id, meetingId));

/** Returns whether the agenda is unknown yet. A page that waits for it does not move when it arrives. */
export function useIsAgendaPending(meetingId: string): boolean {
  const { currentData, error } = useAgenda(meetingId);
  return currentData === undefined && error === undefined;
}

const proposalOf = ({ wording, options, majority, quorum_votes, votes_total }: Proposal) => ({
  wording,
  options,
  majority: votePartText(majority),
  quorum: quorum_votes === null ? null : { votes: quorum_votes, total: votes_total },
});

function listItemOf(
  { changed_at, document_ids, proposal, ...item }: AgendaItem,
  documents: readonly AttachedFile[],
  { hrefOf }: OpenFile,
): AgendaListItem {
  const named = document_ids.flatMap((id) => documents.find((document) => document.id === id) ?? []);
  return {
    ...item,
    changedOn: changed_at && dutchTime(changed_at),
    proposal: proposal && proposalOf(proposal),
    documents: named.map((document) => ({
      id: document.id,
      name: fileTitle(document),
      href: hrefOf(document.id),
      extension: document.extension,
      byteSize: document.byte_size,
    })),
  };
}

/** Shows the agenda of a meeting (docs/product.md#agenda). A meeting without items has none. The documents open in the viewer of the page. */
export function MeetingAgenda({ meeting: { id, documents } }: { meeting: Meeting }) {
  const query = useAgenda(id);
  const openFile = useOpenFile(useOwnSearch().search);
  const items = query.currentData?.data;
  if (items === undefined) return <QueryError query={query} failure={texts.agendaFailed} />;
  if (items.length === 0) return null;
  const proposals = items.filter(({ proposal }) => proposal !== null).length;
  return (
    <Section title={texts.agenda} note={texts.agendaCount(items.length, proposals)}>
      <AgendaList label={texts.agenda} items={items.map((item) => listItemOf(item, documents, openFile))} />
    </Section>
  );
}
