export const texts = {
  loading: 'Het document wordt geladen',
  failed: 'Het document kan niet worden getoond',
  failedText: 'U kunt het wel downloaden en op uw eigen apparaat openen.',
  noPreview: 'Dit soort bestand kan het portaal niet tonen',
  notFound: 'Dit document bestaat niet (meer), of u kunt het niet bekijken',
  download: 'Downloaden',
  page: (page: number, count: number) => `Bladzijde ${page} van ${count}`,
  document: 'Document',
} as const;
