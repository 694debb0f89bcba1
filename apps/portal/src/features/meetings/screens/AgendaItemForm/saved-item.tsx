import type { AgendaItem } from '@mijn/domain/agenda';
import { type AttachedFile, fileTitle } from '@mijn/domain/files';
import { MessageText } from '@mijn/ui/message-feed';
import { texts } from './texts.ts';

interface SavedItemProps {
  item: AgendaItem;
  /** The documents of the meeting. */
  documents: readonly AttachedFile[];
}

/** Shows all that somebody else saved of an item, so that whoever edits it sees each difference. */
export function SavedItem({
  item: { title, kind, text, proposal, document_ids },
  documents,
}: SavedItemProps) {
  const named = documents
    .filter(({ id }) => document_ids.includes(id))
    .map((document) => fileTitle(document));
  const facts = [
    ...(proposal?.decision_kind ? [`${texts.fields.decision_kind}: ${proposal.decision_kind}`] : []),
    ...(proposal && proposal.options.length > 0
      ? [`${texts.fields.options}: ${proposal.options.join('; ')}`]
      : []),
    ...(named.length > 0 ? [`${texts.fields.document_ids}: ${named.join('; ')}`] : []),
  ];
  return (
    <>
      <p>
        <strong>{title}</strong> ({texts.kinds[kind].label})
      </p>
      {text !== null && <MessageText text={text} />}
      {proposal && <MessageText text={proposal.wording} />}
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </>
  );
}
