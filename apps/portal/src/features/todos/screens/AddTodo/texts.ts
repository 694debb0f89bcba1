import type { ReportVisibility } from '@mijn/domain/reports';
import { formatByteSize, formatCount, formatDate } from '@mijn/domain/formats';
import { REPORT_PHOTOS_MAX, VIDEO_BYTES_MAX } from '@mijn/domain/limits';

export const texts = {
  title: 'Iets melden',
  sub: 'Drie vragen. Daarna ziet u wat ermee gebeurt.',
  back: 'Actiepunten',
  readOnly: 'U kunt hier niets melden',
  another: 'Nieuwe melding',
  ofDecision: {
    title: 'Actiepunt uit een besluit',
    sub: 'Het besluit staat er al in. Vul aan wat de beheerder moet weten.',
    text: 'Wat moet er gebeuren?',
    missing: 'Schrijf op wat er moet gebeuren.',
    textHelp: 'Schrijf onder het besluit wie wat doet, en wanneer.',
    failed: 'Het besluit is niet geladen',
    another: 'Nog een actiepunt uit dit besluit',
  },
  urgent: {
    title: 'Is het gevaarlijk of spoedeisend?',
    text: 'Bel ons meteen. Bij brand of gaslucht belt u eerst 112.',
  },
  fields: {
    text: 'Wat is er aan de hand?',
    subject: 'Onderwerp',
    place: 'Waar is het?',
    photos: "Foto's of een filmpje",
    video_id: 'Filmpje',
  },
  missing: {
    text: 'Schrijf op wat er aan de hand is.',
    subject: 'Geef uw melding een onderwerp.',
    place: 'Schrijf op waar het is.',
  },
  textHelp: 'Schrijf gewoon op wat u ziet, hoort of ruikt.',
  subject: 'Onderwerp:',
  edit: 'Wijzigen',
  editHidden: '(het onderwerp)',
  placeHelp: 'Kies wat past, of schrijf het zelf.',
  places: (association: string) => `Veelgenoemde plekken in ${association}`,
  home: 'In mijn appartement',
  similar: {
    title: 'Is dit hetzelfde?',
    intro: 'Dit staat al op de lijst, en lijkt op wat u schrijft.',
    found: (subject: string) => `Er staat al iets op de lijst dat hierop lijkt: ${subject}`,
    since: (day: string) => `Sinds ${formatDate(day)}`,
    planned: (day: string) => `gepland op ${formatDate(day)}`,
    followers: (count: number) => formatCount(count, 'volger', 'volgers'),
    follow: 'Dit actiepunt volgen',
    following: 'U volgt dit actiepunt',
    show: 'Bekijk dit actiepunt',
    other: 'Nee, dit is iets anders',
  },
  photosHelp: `Hoogstens ${REPORT_PHOTOS_MAX} foto's en één filmpje van ${formatByteSize(VIDEO_BYTES_MAX)}. Wij halen de plaats en het type telefoon eruit.`,
  videoTooMany: 'Bij een melding past één filmpje. Haal het eerst weg als u een ander wilt.',
  photosTooMany: `Bij een melding passen hoogstens ${REPORT_PHOTOS_MAX} foto's. De rest is niet toegevoegd.`,
  shared: {
    ofOther: "Horen deze foto's bij uw melding?",
    ofOtherText:
      'Ze zijn op dit apparaat gedeeld toen u niet was ingelogd. Misschien zijn ze van iemand anders.',
    add: 'Toevoegen',
    discard: 'Weggooien',
    lost: "Kies uw foto's opnieuw",
    lostText:
      "De foto's die u deelde, zijn niet aangekomen. Dit apparaat was daar nog niet klaar voor. De volgende keer lukt het wel.",
  },
  photosList: "Foto's bij uw melding",
  photoRefused: (name: string) =>
    `${name} hoort al bij iets anders, of is er niet meer. Laat de foto weg, of kies die opnieuw.`,
  removeAll: 'Alles weghalen',
  uploads: {
    title: "Foto's bij uw melding",
    unsent: (count: number) =>
      count === 1
        ? 'Eén foto is niet verstuurd. Kies de foto opnieuw bij uw melding.'
        : `${count} foto's zijn niet verstuurd. Kies ze opnieuw bij uw melding.`,
  },
  readers: {
    title: 'Wie ziet uw melding?',
    at_once: (brand: string) => `U, het bestuur, ${brand} en de andere eigenaren.`,
    after_review: (brand: string) =>
      `U, het bestuur en ${brand}. Andere eigenaren pas als ${brand} of het bestuur de melding aan hen toont.`,
    never: (brand: string) => `U, het bestuur en ${brand}. Andere eigenaren zien uw melding niet.`,
  } satisfies Record<ReportVisibility, (brand: string) => string> & { title: string },
  send: 'Melding versturen',
  sending: 'Uw melding wordt verstuurd',
  draft: (time: string) => `Concept bewaard om ${time}.`,
  photosGoOn: (count: number) => (count === 1 ? 'De foto gaat door.' : "De foto's gaan door."),
  videoGoesOn: 'Het filmpje gaat door.',
  waitsForFiles: 'Uw melding gaat vanzelf weg zodra alles verstuurd is.',
  filesFailed: 'Niet alles is verstuurd. Probeer het opnieuw, of haal het weg. Verstuur daarna uw melding.',
  stalled: {
    title: 'Uw melding wacht',
    noConnection:
      'Er is geen verbinding. Uw melding is bewaard, en gaat vanzelf weg zodra de verbinding er weer is. Wat u nu nog verandert, gaat niet mee. Laat dit scherm open staan.',
    notAccepted:
      'Het portaal kan nu even niets ontvangen. Uw melding is bewaard, en gaat vanzelf weg zodra dat weer kan. Wat u nu nog verandert, gaat niet mee. Laat dit scherm open staan.',
  },
  sent: (reference: string) => `Uw melding is verstuurd. Uw nummer is ${reference}.`,
  sentAsItWas: (reference: string) =>
    `Uw melding is verstuurd. Uw nummer is ${reference}. Wat u tijdens het wachten hebt veranderd, staat er niet in. Schrijf dat in een reactie.`,
  sentBefore: {
    title: 'Uw melding is al verstuurd',
    text: (reference: string) =>
      `Uw nummer is ${reference}. Wat u daarna hebt veranderd, staat er niet in. Schrijf dat in een reactie.`,
    changed: 'Wat u daarna hebt veranderd, staat er niet in. Schrijf dat in een reactie.',
    show: 'Bekijk uw melding',
    another: 'Dit is iets anders: verstuur als nieuwe melding',
  },
  next: {
    title: 'Zo gaat het verder',
    number: { title: 'U krijgt meteen een nummer', text: 'Het staat ook in uw mail.' },
    review: (brand: string, text = 'Daarna ziet u wie het oppakt.') => ({
      title: `${brand} bekijkt het`,
      text,
    }),
    follow: {
      title: 'U volgt wat er gebeurt',
      text: 'In het portaal ziet u elke stap, en kunt u reageren.',
    },
  },
} as const;
