import { formatCount } from '@mijn/domain/formats';

const characters = (count: number): string => formatCount(count, 'teken', 'tekens');

export const texts = {
  left: (count: number) => `Nog ${characters(count)}`,
  tooMany: (count: number) => `${characters(count)} te veel`,
  excess: (count: number) => `Nu ${characters(count)} te veel.`,
  atMost: (count: number) => `U kunt nog hoogstens ${characters(count)} typen.`,
  full: 'U kunt niet meer typen: de tekst is zo lang als hij mag zijn.',
  over: 'De tekst is te lang. Maak de tekst korter.',
};
