export type { Association } from './association.contract.ts';
export { associationCodeIn, searchForMember, searchWithAssociation } from './association-address.ts';
export { associationEntry, associationLabel, pageTitle } from './labels.ts';
export { selectAssociation } from './select-association.ts';
