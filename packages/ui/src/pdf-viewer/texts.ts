export const texts = {
  loading: 'Het document wordt geladen',
  /** The text is fixed (docs/product.md#invoices-page). */
  failed: 'Het voorbeeld kon niet worden gemaakt. Probeer het later nog eens.',
  problems: {
    failed: 'Het voorbeeld kon niet worden gemaakt. Probeer het later nog eens.',
    too_large:
      'Op deze pagina staat een afbeelding die te groot is om hier te tonen. Download het document om haar te bekijken.',
    slow: 'Deze pagina is groot. Het duurt even voordat u haar ziet.',
  },
  locked: 'Dit document is beveiligd met een wachtwoord',
  damaged: 'Dit document is beschadigd',
  missing: 'Dit document ontbreekt bij ons',
  help: {
    locked:
      'Het portaal kan het niet tonen. Download het, en open het met het wachtwoord op uw eigen apparaat.',
    damaged:
      'Het portaal kan het niet tonen. Vraag wie het heeft toegevoegd om een nieuw bestand. U kunt het ook downloaden.',
    missing: 'Vraag de beheerder om het terug te zetten.',
  },
  leftOut:
    'In dit document staat een afbeelding die te groot is om hier te tonen. Download het document om haar te bekijken.',
  noText: 'Dit document is een scan: er staat geen tekst in waarin u kunt zoeken.',
  failedHelp: 'U kunt het document wel downloaden en op uw eigen apparaat openen.',
  download: 'Downloaden',
  tools: (name: string) => `Weergave van ${name}`,
  pages: (name: string) => `Pagina's van ${name}`,
  page: 'Pagina',
  ofCount: (count: number) => `van ${count}`,
  pageOf: (page: number, count: number) => `Pagina ${page} van ${count}`,
  zoomIn: 'Vergroten',
  zoomOut: 'Verkleinen',
  fit: 'Passend op de breedte',
  percentage: (scale: number) => `${Math.round(scale * 100)}%`,
  openSearch: 'Zoeken in het document',
  search: 'Zoek in het document',
  previousHit: 'Vorige plek',
  nextHit: 'Volgende plek',
  closeSearch: 'Zoeken sluiten',
  searching: 'Bezig met zoeken',
  noHits: 'Niets gevonden',
  hit: (index: number, count: number) => `${index} van ${count}`,
};
