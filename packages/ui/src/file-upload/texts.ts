import { formatList } from '@mijn/domain/formats';

export const texts = {
  drop: (isMultiple: boolean) =>
    isMultiple ? 'Sleep bestanden hierheen, of' : 'Sleep een bestand hierheen, of',
  choose: (isMultiple: boolean) => (isMultiple ? 'Kies bestanden' : 'Kies een bestand'),
  dropOf: {
    photos: "Sleep foto's hierheen, of",
    photos_and_video: "Sleep foto's of een filmpje hierheen, of",
  },
  chooseOf: { photos: "Kies foto's", photos_and_video: "Kies foto's of een filmpje" },
  takePhoto: 'Maak foto',
  fromGallery: 'Uit galerij',
  dropHere: (label: string) => `${label}: plak of sleep hierheen`,
  done: 'Toegevoegd',
  waiting: (position: number) => `Wacht, nummer ${position} in de rij`,
  retry: 'Opnieuw proberen',
  retryOf: (name: string) => `Opnieuw proberen: ${name}`,
  progress: (name: string) => `Voortgang van ${name}`,
  cancel: (name: string) => `Annuleer ${name}`,
  remove: (name: string) => `Haal ${name} uit de lijst`,
  summary: (done: number, total: number, failed: number) =>
    `${done} van ${total} toegevoegd${failed > 0 ? `, ${failed} niet gelukt` : ''}`,
  repeated: (names: readonly string[]) =>
    names.length > 3
      ? `${names.length} bestanden hebt u al gekozen. Ze staan er één keer bij.`
      : `${formatList(names.map((name) => `“${name}”`))} hebt u al gekozen.`,
  picture: 'afbeelding',
  wrongKind: (name: string, kinds: string) => `“${name}” kunt u hier niet toevoegen. Kies een ${kinds}.`,
  tooLarge: (name: string, size: string) => `“${name}” is te groot. Kies een bestand van hoogstens ${size}.`,
  nameTooLong: (name: string, max: number) =>
    `De naam “${name}” is te lang. Gebruik hoogstens ${max} tekens, en kies het bestand opnieuw.`,
  tooMany: (name: string) => `“${name}” past er niet bij. U kunt hier één bestand toevoegen.`,
};
