import {
  mdiBullhornOutline,
  mdiCalendarBlankOutline,
  mdiCheckboxMarkedCircleOutline,
  mdiFileDocumentOutline,
  mdiFormSelect,
  mdiImageMultipleOutline,
  mdiNewspaperVariantOutline,
  mdiPinOutline,
  mdiReceiptTextOutline,
} from '@mdi/js';
import type { SearchKind } from '@mijn/domain/search';

export const kindIcons: Readonly<Record<SearchKind, string>> = {
  todos: mdiCheckboxMarkedCircleOutline,
  meetings: mdiCalendarBlankOutline,
  invoices: mdiReceiptTextOutline,
  forms: mdiFormSelect,
  documents: mdiFileDocumentOutline,
  bulletin: mdiPinOutline,
  newsletters: mdiNewspaperVariantOutline,
  news: mdiBullhornOutline,
  albums: mdiImageMultipleOutline,
};
