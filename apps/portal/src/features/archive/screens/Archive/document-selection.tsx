import { mdiDownloadOutline } from '@mdi/js';
import { type ArchiveDocument, archiveOperations } from '@mijn/domain/archive';
import { ZIP_DOCUMENTS_MAX } from '@mijn/domain/limits';
import { selectedOf, unseenCount } from '@mijn/domain/selection';
import { Checkbox } from '@mijn/ui/checkbox';
import { LinkButton } from '@mijn/ui/link-button';
import { useState } from 'react';
import { SelectionBar, type SelectMore } from './selection-bar/selection-bar.tsx';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { useFileUrl } from '../../../../shared/files/file-links.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import type { Selection } from '../../use-selection.ts';
import { texts } from './texts.ts';

interface SelectPageProps {
  selection: Selection;
  shown: readonly ArchiveDocument[];
}

const idsOf = (documents: readonly ArchiveDocument[]): string[] => documents.map(({ id }) => id);

export function SelectPage({ selection, shown }: SelectPageProps) {
  const ids = idsOf(shown);
  const share = selectedOf(ids, selection.ids);
  return (
    <Checkbox
      label={texts.selectPage}
      isLabelHidden
      isSelected={share === 'all'}
      isIndeterminate={share === 'some'}
      onChange={(isSelected) => selection.select(ids, isSelected)}
    />
  );
}

interface DocumentSelectionProps extends SelectPageProps {
  total: number;
  fetchFound: () => Promise<readonly ArchiveDocument[]>;
}

export function DocumentSelection({ selection, shown, total, fetchFound }: DocumentSelectionProps) {
  const { id: association_id } = useAssociation();
  const fileUrl = useFileUrl();
  const dispatch = useAppDispatch();
  const [isFetching, setFetching] = useState(false);
  const ids = idsOf(shown);
  const { length: count } = selection.ids;

  const selectFound = async () => {
    setFetching(true);
    try {
      selection.select(idsOf(await fetchFound()), true);
    } catch {
      dispatch(toastShown('danger', texts.selectFailed, 'selection'));
    } finally {
      setFetching(false);
    }
  };
  const isPageSelected = selectedOf(ids, selection.ids) === 'all';
  const more: SelectMore[] = [];
  if (!selection.isFull && ids.length > 0) {
    if (!isPageSelected)
      more.push({ label: texts.allOfPage(ids.length), onPress: () => selection.select(ids, true) });
    else if (total > ids.length && total <= ZIP_DOCUMENTS_MAX && count < total)
      more.push({ label: texts.allFound(total), isPending: isFetching, onPress: () => void selectFound() });
  }
  return (
    <SelectionBar
      selected={count}
      unseen={unseenCount(selection.ids, ids)}
      isFull={selection.isFull}
      more={more}
      onClear={selection.clear}
    >
      <LinkButton
        icon={mdiDownloadOutline}
        href={fileUrl(archiveOperations.downloadZip, {
          params: { association_id },
          query: { ids: selection.ids.join(',') },
        })}
        download
      >
        {texts.selected(count)}
      </LinkButton>
    </SelectionBar>
  );
}
