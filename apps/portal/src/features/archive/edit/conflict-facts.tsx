import type { ArchiveDocument, ArchiveGroup } from '@mijn/domain/archive';
import { fileTitle } from '@mijn/domain/files';
import { formatDate } from '@mijn/domain/formats';
import { DescriptionList } from '@mijn/ui/description-list';
import { texts } from './texts.ts';
import { changesBetween, type DocumentValues, valuesOf } from './use-edit-document.ts';

interface ConflictFactsProps {
  before: DocumentValues;
  theirs: ArchiveDocument;
  groups: readonly ArchiveGroup[];
}

export function ConflictFacts({ before, theirs, groups }: ConflictFactsProps) {
  const { name, group_id, document_date, tags } = changesBetween(before, valuesOf(theirs));
  const group = groups.find(({ id }) => id === group_id);
  const facts = [
    name !== undefined && { term: texts.fields.name, description: fileTitle(theirs) },
    group && { term: texts.fields.group_id, description: group.name },
    document_date !== undefined && {
      term: texts.fields.document_date,
      description: formatDate(document_date),
    },
    tags && { term: texts.fields.tags, description: tags.join(', ') || texts.conflict.noTags },
  ].filter((fact) => fact !== false && fact !== undefined);
  if (facts.length === 0) return null;
  return (
    <>
      <p>{texts.conflict.theirs}</p>
      <DescriptionList entries={facts} />
    </>
  );
}
