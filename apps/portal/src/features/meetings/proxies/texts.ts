import { formatCount, formatList } from '@mijn/domain/formats';
import type { Apartment } from '@mijn/domain/voting-rules';
import { apartmentsWithVotes, atStart } from './words.ts';

const namesOf = (apartments: readonly Apartment[]): string => formatList(apartments.map(({ name }) => name));

export const texts = {
  failed: 'De machtigingen zijn niet geladen',
  coOwnerGave:
    'Uw mede-eigenaar heeft voor uw appartement al een machtiging gegeven. U kunt daarom niemand machtigen. Bent u het er niet mee eens? Maak hieronder bezwaar.',
  earlyByGiver: (giver: string, numbers: readonly number[]) =>
    `${giver} heeft vooraf gestemd over punt ${formatList(numbers)}. Die stem gaat voor uw machtiging.`,
  earlyByYou: (numbers: readonly number[]) =>
    `U hebt vooraf gestemd over punt ${formatList(numbers)}. Die stem gaat voor de machtiging.`,
  items: 'Instructies',
  about: (numbers: readonly number[]) =>
    numbers.length === 0
      ? 'Alleen over punten die niet meer op de agenda staan'
      : `Alleen over ${numbers.length === 1 ? 'punt' : 'de punten'} ${formatList(numbers)}`,
  forApartments: (apartments: readonly Apartment[]) => `Voor ${apartmentsWithVotes(apartments)}`,
  decides: (holder: string) => `${holder} beslist`,
  chosenOption: (option: string) => `Kiest ${option}`,
  changedItem: 'Gewijzigd na de machtiging',
  outdatedItem: (vote: string) =>
    `Het voorstel is gewijzigd na de machtiging. De opdracht (${vote}) telt daarom niet meer.`,
  pdf: 'Machtiging (PDF)',
  code: (code: string) => `Code op de machtiging: ${code}.`,
  states: {
    offered: 'Wacht op antwoord',
    acceptedOn: (day: string) => `Aangenomen op ${day}`,
    paperOn: (day: string) => `Op papier ingevoerd op ${day}`,
    refused: 'Niet aangenomen',
    givenBack: 'Teruggegeven',
    withdrawn: 'Ingetrokken',
    objected: 'Bezwaar gemaakt',
  },
  given: {
    cardTitle: 'Uw machtiging',
    titles: {
      accepted: (holder: string) => `${atStart(holder)} stemt voor u`,
      offered: (holder: string) => `U hebt ${holder} gevraagd om voor u te stemmen`,
      ended: (holder: string) => `${atStart(holder)} stemt niet voor u`,
    },
    forBoard: 'Namens het bestuur',
    refused: 'De machtiging is niet aangenomen. Machtig iemand anders, of kom zelf.',
    givenBack: 'De machtiging is teruggegeven. Machtig iemand anders, of kom zelf.',
    objected:
      'Uw mede-eigenaar heeft bezwaar gemaakt. Uw stemmen worden niet door een ander uitgebracht. Overleg samen, of kom zelf.',
    instructions: (count: number, total: number) =>
      count === 0
        ? 'U hebt geen instructies gegeven.'
        : `U hebt bij ${count} van de ${formatCount(total, 'voorstel', 'voorstellen')} een instructie gegeven.`,
    until: 'Wijzigen kan tot de vergadering begint. Intrekken kan tot de dag van de vergadering voorbij is.',
    untilPaper: 'Deze machtiging is op papier ingeleverd. Klopt die niet? Trek de machtiging dan in.',
    change: 'Wijzigen',
    withdraw: {
      label: 'Intrekken',
      title: 'Machtiging intrekken?',
      text: (holder: string) =>
        `${atStart(holder)} stemt dan niet meer voor u, en krijgt een mail. Kom zelf, of machtig iemand anders.`,
      confirm: 'Intrekken',
      done: 'Ingetrokken. Uw machtiging geldt niet meer.',
    },
  },
  held: {
    title: 'U bent gemachtigd',
    asked: 'Wilt u voor iemand stemmen?',
    titles: {
      accepted: (giver: string) => `U stemt voor ${giver}`,
      offered: (giver: string) => `${atStart(giver)} vraagt u om te stemmen`,
      offeredToBoard: (giver: string) => `${atStart(giver)} machtigt het bestuur`,
    },
    toBoard:
      'Elk bestuurslid kan dit aannemen. Wie het aanneemt, stemt. Neemt niemand het aan, dan telt de machtiging niet.',
    unanswered:
      'Komt u naar de vergadering, dan telt deze machtiging ook als u niet antwoordt, zolang u er niet te veel hebt. Wilt u niet voor deze eigenaar stemmen? Weiger dan.',
    decides: 'U beslist',
    decidesOfBoard: 'Wie aanneemt, beslist',
    free: 'U beslist hoe u stemt: er zijn geen instructies.',
    instructed: 'Stem zoals hierboven staat. Over de rest beslist u.',
    onlyInstructed: 'Stem zoals hierboven staat. Over andere punten stemt u niet voor deze eigenaar.',
    offered: {
      free: 'Er zijn geen instructies: wie stemt, beslist.',
      instructed: 'Hierboven staat hoe de eigenaar wil stemmen. Over de rest beslist wie stemt.',
      onlyInstructed: 'Hierboven staat hoe de eigenaar wil stemmen. Het gaat niet om andere punten.',
    },
    accept: 'Aannemen',
    accepted: (giver: string) => `Aangenomen. U stemt voor ${giver}.`,
    refuse: {
      label: 'Weigeren',
      title: 'Machtiging weigeren?',
      text: (giver: string) =>
        `${atStart(giver)} krijgt een mail dat u niet stemt, en kan iemand anders machtigen.`,
      confirm: 'Weigeren',
      done: (giver: string) => `Geweigerd. ${atStart(giver)} krijgt een mail.`,
    },
    giveBackPaper: {
      label: 'Teruggeven',
      title: 'Machtiging teruggeven?',
      text: (giver: string) =>
        `U stemt dan niet meer voor ${giver}. Het bestuur, dat de machtiging op papier heeft ingevoerd, krijgt een mail.`,
      confirm: 'Teruggeven',
      done: () => 'Teruggegeven. Het bestuur krijgt een mail.',
    },
    giveBack: {
      label: 'Teruggeven',
      title: 'Machtiging teruggeven?',
      text: (giver: string) =>
        `U stemt dan niet meer voor ${giver}. ${atStart(giver)} krijgt een mail, en kan iemand anders machtigen.`,
      confirm: 'Teruggeven',
      done: (giver: string) => `Teruggegeven. ${atStart(giver)} krijgt een mail.`,
    },
    absentTitle: 'U komt niet, maar u bent gemachtigd',
    absent: (givers: readonly string[]) =>
      `U bent gemachtigd door ${formatList(givers)}. Geef ${
        givers.length === 1
          ? 'de machtiging terug, of deze stem telt niet.'
          : 'de machtigingen terug, of deze stemmen tellen niet.'
      }`,
  },
  coOwner: {
    title: 'Machtiging van uw mede-eigenaar',
    gave: (giver: string, holder: string, apartments: readonly Apartment[]) =>
      apartments.length === 0
        ? `Uw mede-eigenaar ${giver} heeft ${holder} gemachtigd`
        : `Uw mede-eigenaar ${giver} heeft ${holder} gemachtigd voor ${namesOf(apartments)}`,
    until: 'Bezwaar maken kan tot de vergadering begint.',
    objected: 'Er is bezwaar gemaakt. Deze machtiging telt niet voor uw appartement.',
    object: {
      label: 'Bezwaar maken',
      title: 'Bezwaar maken?',
      text: (giver: string) =>
        `De machtiging telt dan niet meer voor uw appartement: niemand stemt er met deze machtiging voor. U en ${giver} kunnen zelf komen, of samen iemand anders machtigen. ${atStart(giver)} krijgt een mail.`,
      confirm: 'Bezwaar maken',
      done: 'Uw bezwaar is vastgelegd.',
    },
  },
} as const;
