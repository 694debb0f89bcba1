import { aForm } from '@mijn/api/mock/forms';
import type { Form } from '@mijn/domain/forms';
import { LONG_NAME } from './long-name.ts';

export const someForms: readonly Form[] = [
  aForm(1, {
    name: 'Machtiging vergadering.pdf',
    description: 'Laat iemand anders voor u stemmen als u niet kunt komen.',
  }),
  aForm(2, { name: 'Agendapunt voorstellen.pdf' }),
  aForm(3, {
    name: 'Aanvraag zonnepanelen.docx',
    extension: 'docx',
    media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    group: 'Uw appartement',
    description: 'Vraag toestemming om panelen op het dak te leggen.',
    page_count: null,
  }),
  aForm(4, {
    name: 'Opdracht aan een leverancier.pdf',
    group: 'Gebouw en onderhoud',
    description: 'Voor werk tot en met € 5.000.',
    is_hidden: true,
  }),
];

export const formsOfOwner = someForms.filter(({ is_hidden }) => !is_hidden);

export const tooManyForms: readonly Form[] = Array.from({ length: 112 }, (_, index) =>
  aForm(index + 1, {
    name: `${index + 1} ${LONG_NAME}.pdf`,
    group: `${Math.floor(index / 8) + 1}. ${LONG_NAME}`,
    description: `${LONG_NAME}. `.repeat(3).trim(),
    is_hidden: index % 4 === 0,
  }),
);
