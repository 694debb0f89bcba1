import { dutchTime, formatCount, formatDate, formatTime } from '@mijn/domain/formats';
import type { MinutesOffice } from '@mijn/domain/minutes';

const momentOf = (moment: string): string =>
  `${formatDate(dutchTime(moment))} om ${formatTime(dutchTime(moment))}`;

export const texts = {
  title: 'Notulen',
  back: 'Vergadering',
  failed: 'De notulen zijn niet geladen',
  draft: {
    title: 'Dit is een concept',
    text: 'Het portaal heeft dit gemaakt uit wat er is vastgelegd. Zolang niemand de tekst opslaat, verandert het concept mee. Controleer de tekst, vul aan en sla op. Daarna kunnen de voorzitter en de notulist tekenen.',
  },
  written: (by: string | null, at: string, version: number) =>
    `Versie ${version}, opgeslagen op ${momentOf(at)}${by === null ? '' : ` door ${by}`}.`,
  open: (places: number) =>
    `Er ${places === 1 ? 'is' : 'zijn'} nog ${formatCount(places, 'plek', 'plekken')} om in te vullen. Zoek naar “[vul aan: …]”.`,
  published: (at: string) => `Gepubliceerd op ${momentOf(at)}`,
  publishedText:
    'De notulen staan bij de stukken van de vergadering. De tekst staat vast. Voor wie er niet was, is de maand begonnen waarin men een besluit kan laten vernietigen.',
  toMeeting: 'Naar de stukken van de vergadering',
  edit: {
    button: 'Tekst wijzigen',
    title: 'Notulen wijzigen',
    fields: { text: 'Tekst van de notulen' },
    help: 'Begin een regel met # voor een kop. Laat een regel leeg voor een nieuwe alinea.',
    voids:
      'Let op: er is al getekend. Slaat u een andere tekst op, dan vervallen de handtekeningen en moet iedereen opnieuw tekenen.',
    save: 'Opslaan',
    saved: 'De notulen zijn opgeslagen.',
    conflict: {
      title: 'De notulen zijn intussen gewijzigd',
      kept: 'Uw tekst staat nog in het formulier. Dit staat er nu:',
      takeTheirs: 'Die tekst overnemen',
      keepMine: 'Mijn tekst opslaan',
    },
  },
  versions: {
    heading: 'Eerdere versies',
    show: (count: number) => `${formatCount(count, 'eerdere versie', 'eerdere versies')} tonen`,
    failed: 'De eerdere versies zijn niet geladen',
    line: (version: number, at: string, by: string | null) =>
      `Versie ${version}, opgeslagen op ${momentOf(at)}${by === null ? '' : ` door ${by}`}`,
    signed: (office: string, name: string) => `${office}: getekend door ${name}`,
    open: 'Tekst bekijken',
    openLabel: (version: number) => `Tekst bekijken van versie ${version}`,
    title: (version: number) => `Notulen, versie ${version}`,
    notCurrent: 'Dit is een eerdere tekst. Die geldt niet.',
  },
  sign: {
    title: 'Tekenen',
    text: 'De voorzitter en de notulist tekenen de tekst op deze pagina, elk met het eigen account. Daarvoor vraagt het portaal opnieuw om het wachtwoord. Wijzigt iemand de tekst daarna, dan vervallen de handtekeningen.',
    notOver: 'Tekenen kan vanaf twaalf uur na het begin van de vergadering.',
    first: 'Sla eerst de tekst op. Dan kan er worden getekend.',
    recorded: (name: string) => `Vastgelegd: ${name}`,
    nobody: 'Nog niet getekend',
    signed: (name: string, at: string) => `Getekend door ${name} op ${momentOf(at)}`,
    onPaper: (name: string, by: string, at: string) =>
      `Op papier getekend door ${name}, zo verklaarde ${by} op ${momentOf(at)}`,
    button: { chair: 'Tekenen als voorzitter', minute_taker: 'Tekenen als notulist' } satisfies Record<
      MinutesOffice,
      string
    >,
    ask: 'Tekent u deze notulen?',
    askText: (name: string | null) =>
      name === null
        ? 'U tekent met uw eigen naam.'
        : `Bij de vergadering is vastgelegd: ${name}. U tekent met uw eigen naam. Is dat een ander, dan staat dat in de notulen.`,
    confirm: 'Tekenen',
    done: 'U hebt de notulen getekend.',
    paper: {
      title: {
        chair: 'Voorzitter tekende op papier',
        minute_taker: 'Notulist tekende op papier',
      } satisfies Record<MinutesOffice, string>,
      text: 'Voor iemand zonder account. U verklaart namens het bestuur dat deze persoon dezelfde tekst op papier heeft getekend. Uw naam komt erbij te staan.',
      fields: { paper_name: 'Naam van wie tekende' },
      save: 'Vastleggen',
      saved: 'De handtekening is vastgelegd.',
    },
  },
  publish: {
    button: 'Notulen publiceren',
    title: 'Notulen publiceren?',
    text: 'Alle leden kunnen de notulen dan lezen, bij de stukken van de vergadering. De tekst staat vast. Voor wie er niet was, begint vandaag de maand waarin men de kantonrechter kan vragen een besluit te vernietigen.',
    confirm: 'Publiceren',
    done: 'De notulen zijn gepubliceerd.',
    waits: {
      meeting_not_over: 'Publiceren kan als de vergadering voorbij is en er is getekend.',
      ballot_open: 'Er is nog een stemming open. Sluit die eerst.',
      minutes_unsigned: 'Publiceren kan als de voorzitter en de notulist allebei hebben getekend.',
    },
  },
} as const;
