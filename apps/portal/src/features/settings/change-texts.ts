import { actionTexts } from '@mijn/domain/activity';

/** The changes that staff can make for a member, in words, by the operation. */
export const changeTexts: Readonly<Record<string, string>> = {
  'POST /associations/{association_id}/archive/documents': 'Document toegevoegd aan het archief',
  'PATCH /associations/{association_id}/archive/documents/{document_id}': 'Document in het archief gewijzigd',
  'POST /associations/{association_id}/archive/documents/{document_id}/hide':
    'Document in het archief verborgen',
  'POST /associations/{association_id}/archive/documents/{document_id}/unhide':
    'Document in het archief weer getoond',
  'POST /associations/{association_id}/invoices/{invoice_id}/decisions': 'Factuur beoordeeld',
};

/** Returns a change by staff in words. */
export const changeText = (call: string): string => changeTexts[call] ?? actionTexts.call_by_staff;
