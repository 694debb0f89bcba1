export const texts = {
  drop: (isMultiple: boolean) =>
    isMultiple ? 'Sleep bestanden hierheen, of' : 'Sleep een bestand hierheen, of',
  choose: (isMultiple: boolean) => (isMultiple ? 'Kies bestanden' : 'Kies een bestand'),
  dropHere: (label: string) => `${label}: plak of sleep hierheen`,
  done: 'Toegevoegd',
  retry: 'Opnieuw proberen',
  progress: (name: string) => `Voortgang van ${name}`,
  cancel: (name: string) => `Annuleer ${name}`,
  remove: (name: string) => `Haal ${name} uit de lijst`,
  summary: (done: number, total: number) => `${done} van ${total} toegevoegd`,
};
