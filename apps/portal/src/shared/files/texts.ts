export const texts = {
  noPreview: 'Dit soort bestand kan het portaal niet tonen',
  noPreviewText: 'U kunt het wel downloaden en op uw eigen apparaat openen.',
  download: 'Downloaden',
} as const;
