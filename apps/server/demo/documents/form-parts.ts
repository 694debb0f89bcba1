import type { BoxLabel, FormField } from '../drawing/form-fields.ts';

export type FormPart = readonly [heading: string, ...fields: FormField[]];

export interface FormSheet {
  introduction: string;
  parts: readonly FormPart[];
}

export const boxes = (...labels: readonly BoxLabel[]): FormField => ({
  kind: 'boxes',
  labels,
});

export const choices = (label: string, ...options: string[]): FormField => ({
  kind: 'choices',
  label,
  options,
});

export const room = (label: string, points: number): FormField => ({ kind: 'room', label, points });

export const applicant: FormPart = [
  'Uw gegevens',
  boxes(['Voorletters', 1], ['Achternaam', 3]),
  boxes(['Adres in het gebouw', 3], ['Huisnummer', 1]),
  boxes('E-mailadres', 'Telefoon'),
];
