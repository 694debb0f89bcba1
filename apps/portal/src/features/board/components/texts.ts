import { dutchTime, formatDate, formatTime } from '@mijn/domain/formats';

const at = (moment: string): string => {
  const time = dutchTime(moment);
  return `op ${formatDate(time)}, ${formatTime(time)}`;
};

export const texts = {
  atOnce: 'Uw keuze geldt meteen.',
  visible: 'Zichtbaar voor eigenaren',
  boardOnly: 'Alleen bestuur',
  changed: (who: string | undefined, moment: string) =>
    who === undefined ? `Gewijzigd ${at(moment)}` : `Gewijzigd door ${who} ${at(moment)}`,
  staff: (name: string, company: string) => `${name} van ${company}`,
  shown: (name: string) => `Eigenaren zien “${name}” nu.`,
  hidden: (name: string) => `Alleen het bestuur ziet “${name}” nu.`,
  undo: 'Ongedaan maken',
  undone: (name: string) => `“${name}” is weer zoals het was.`,
  conflict: (name: string, who: string | undefined) =>
    `Uw keuze voor “${name}” is niet opgeslagen: ${who ?? 'iemand anders'} heeft die net gewijzigd. U ziet nu de nieuwste keuze.`,
  notOnBoard: (association: string) =>
    `U zit niet meer in het bestuur van ${association}. Uw keuze is niet opgeslagen. Klopt dat niet? Neem dan contact op met uw beheerder.`,
  notSaved: (name: string, reason: string) => `Uw keuze voor “${name}” is niet opgeslagen. ${reason}`,
} as const;
