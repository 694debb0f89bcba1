export const texts = {
  loading: 'Het document wordt geladen',
  notFound: 'Dit document bestaat niet (meer), of u kunt het niet bekijken',
  document: 'Document',
} as const;
