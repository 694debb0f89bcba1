import { PASSWORD_LENGTH_MIN } from '@mijn/domain/limits';

export const texts = {
  empty: `Kies een wachtwoord van minstens ${PASSWORD_LENGTH_MIN} tekens.`,
  too_weak: 'Nog te zwak. Maak het langer, bijvoorbeeld met een paar losse woorden.',
  fair: 'Voldoende. Langer is beter.',
  strong: 'Sterk wachtwoord.',
};
