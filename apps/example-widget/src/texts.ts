/** The texts of the widget. Those of failed calls come from `@mijn/api/texts`. */
export const texts = {
  title: 'Uw vereniging',
  loading: 'De gegevens worden geladen.',
  retry: 'Opnieuw proberen',
  form: {
    intro:
      'Met een sleutel van uw portaal ziet u hier de volgende vergadering en de open actiepunten van uw VvE.',
    open: 'Open Mijn instellingen in het portaal',
    make: 'Maak bij Sleutels voor apps een sleutel die alleen mag lezen.',
    paste: 'Plak de sleutel hieronder.',
    token: 'Sleutel',
    onDevice: 'Onthoud de sleutel op dit apparaat',
    onDeviceHelp:
      'Kies dit alleen op een apparaat van uzelf. Anders is de sleutel weg als u dit tabblad sluit.',
    submit: 'Gegevens tonen',
    checking: 'De sleutel wordt gecontroleerd…',
    required: 'Vul uw sleutel in.',
    refused: 'Deze sleutel werkt niet. Kijk of u de hele sleutel hebt gekopieerd, of maak een nieuwe.',
    ended: 'Uw sleutel werkt niet meer. Hij is verlopen of ingetrokken. Maak in het portaal een nieuwe.',
    removed: 'De sleutel is hier verwijderd. In het portaal kunt u hem ook intrekken.',
  },
  association: 'Vereniging',
  noAssociation: 'Met deze sleutel is geen vereniging te zien.',
  remove: 'Sleutel verwijderen',
  meeting: {
    title: 'Volgende vergadering',
    none: 'Er is nog geen vergadering gepland.',
  },
  todos: {
    title: 'Open actiepunten',
    none: 'Er zijn geen open actiepunten.',
    since: (date: string) => `sinds ${date}`,
    all: (count: string) => `Bekijk alle ${count} open actiepunten`,
  },
} as const;
