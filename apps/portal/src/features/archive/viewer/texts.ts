export const texts = {
  loading: 'Het document wordt geladen',
  noPreview: 'Dit soort bestand kan het portaal niet tonen',
  noPreviewText: 'U kunt het wel downloaden en op uw eigen apparaat openen.',
  notFound: 'Dit document bestaat niet (meer), of u kunt het niet bekijken',
  download: 'Downloaden',
  document: 'Document',
} as const;
