import type { ArchiveGroup, ArchiveDocument } from '@mijn/domain/archive';
import { fileTitle } from '@mijn/domain/files';
import { formatDate } from '@mijn/domain/formats';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { DescriptionList } from '@mijn/ui/description-list';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useRef } from 'react';
import { changesBetween, type DocumentValues, valuesOf } from './use-edit-document.ts';
import { texts } from './texts.ts';

interface ConflictNoticeProps {
  /** The values that the form started from. */
  before: DocumentValues;
  theirs: ArchiveDocument;
  groups: readonly ArchiveGroup[];
  onTakeTheirs: () => void;
}

function changedFacts({ before, theirs, groups }: Omit<ConflictNoticeProps, 'onTakeTheirs'>) {
  const { name, group_id, document_date, tags } = changesBetween(before, valuesOf(theirs));
  const group = groups.find(({ id }) => id === group_id);
  return [
    name !== undefined && { term: texts.fields.name, description: fileTitle(theirs) },
    group && { term: texts.fields.group_id, description: group.name },
    document_date !== undefined && {
      term: texts.fields.document_date,
      description: formatDate(document_date),
    },
    tags && { term: texts.fields.tags, description: tags.join(', ') || texts.conflict.noTags },
  ].filter((fact) => fact !== false && fact !== undefined);
}

/**
 * Shows that someone else saved the document first: what was kept, what the other user changed, and how to
 * continue. The notice takes the focus, so that the user sees it.
 */
export function ConflictNotice({ onTakeTheirs, ...props }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const facts = changedFacts(props);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        tone="warning"
        title={texts.conflict.title}
        isAnnounced
        actions={
          <Button variant="quiet" size="small" onPress={onTakeTheirs}>
            {texts.conflict.takeTheirs}
          </Button>
        }
      >
        <Stack gap="small">
          <p>{texts.conflict.kept}</p>
          {facts.length > 0 && (
            <>
              <p>{texts.conflict.theirs}</p>
              <DescriptionList entries={facts} />
            </>
          )}
        </Stack>
      </Alert>
    </div>
  );
}
