import { useOpenFile } from '../../shared/files/use-open-file.ts';
import { useDialogAddress } from '../../shared/forms/use-dialog-address.ts';
import { useListSettings } from '../../shared/tables/use-list-settings.ts';
import { archiveAddress } from './archive-filters.ts';

/**
 * The filters in the address, and the document or the form that is open over the list.
 * @param isOwnAddress whether the address is of this member and this association; else it is put aside for their own.
 */
export function useArchiveFilters(associationId: string, isOwnAddress: boolean) {
  const { settings, search, change } = useListSettings(
    `archive/${associationId}`,
    archiveAddress,
    isOwnAddress,
  );
  const adding = useDialogAddress('toevoegen', search);
  const editing = useDialogAddress('bewerken', search);
  return { filters: settings, change, adding, editing, ...useOpenFile(search) };
}
