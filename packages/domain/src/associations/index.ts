export type { Association } from './association.contract.ts';
export { associationEntry, associationLabel, pageTitle } from './labels.ts';
export { selectAssociation } from './select-association.ts';
