/** The icon of each kind of hits. */
export {
  mdiCheckboxMarkedCircleOutline as todos,
  mdiCalendarBlankOutline as meetings,
  mdiGavel as decisions,
  mdiReceiptTextOutline as invoices,
  mdiFormSelect as forms,
  mdiFileDocumentOutline as documents,
  mdiPinOutline as bulletin,
  mdiNewspaperVariantOutline as newsletters,
  mdiBullhornOutline as news,
  mdiImageMultipleOutline as albums,
} from '@mdi/js';
