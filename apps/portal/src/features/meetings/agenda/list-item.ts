import type { AgendaItem, Proposal } from '@mijn/domain/agenda';
import { neededVotes } from '@mijn/domain/ballot-texts';
import { type AttachedFile, fileTitle } from '@mijn/domain/files';
import { dutchTime } from '@mijn/domain/formats';
import type { AgendaListItem } from './agenda-list/agenda-list.tsx';
import type { OpenFile } from '../../../shared/files/use-open-file.ts';

const proposalOf = ({ wording, options, quorum_votes, votes_total, ...needed }: Proposal) => ({
  wording,
  options,
  majority: neededVotes({ ...needed, options }),
  quorum: quorum_votes === null ? null : { votes: quorum_votes, total: votes_total },
});

/** Returns an agenda item as the list shows it. @param documents those of the meeting. */
export function listItemOf(
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
