import { formatByteSize } from '@mijn/domain/formats';
import { ATTACHMENTS_MAX, DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';

const size = formatByteSize(DOCUMENT_BYTES_MAX);

export const texts = {
  title: 'Bijlagen versturen',
  words: { one: 'bijlage', many: 'bijlagen', the: 'de bijlage' },
  help: `PDF, hoogstens ${size} per bestand en ${ATTACHMENTS_MAX} bestanden.`,
  helpOfOne: `PDF, hoogstens ${size}.`,
  video: {
    title: 'Filmpje versturen',
    words: { one: 'filmpje', many: 'filmpjes', the: 'het filmpje' },
  },
  remove: (name: string) => `Verwijder ${name}`,
  which: (name: string) => `Het gaat om “${name}”.`,
  putBack: 'Terugzetten',
  gone: 'Dit bestand is er niet meer. Kies het bestand opnieuw.',
  wait: 'Wacht tot alle bestanden zijn verstuurd.',
  unsent: 'Niet elk bestand is verstuurd. Probeer het opnieuw, of haal het bestand weg.',
  goneHold: 'Een bestand is er niet meer. Kies het bestand opnieuw, of haal het weg.',
} as const;
