import { describe, expect, it } from '@jest/globals';
import { hasNameInPassword } from './names-in-password.ts';

const names = {
  user: { name: 'Renée de Vries', email: 'r.jansen+vve@example.nl' },
  brand: {
    company: 'Waterpas VvE Beheer',
    portal_name: 'Mijn Waterpas',
    name: 'Waterpas',
    postal_address: 'Postbus 1234, 3000 AB Rotterdam',
  },
  names: ['VvE Maaszicht', 'Vereniging van Eigenaars Maaszicht', "'s-Gravenhage"],
};

describe('a new password', () => {
  it.each([
    'Waterpas-2026!',
    'w a t e r p a s 12',
    'mijn RENEE 1234',
    'x-vriés-99999',
    'Jansen-jansen',
    'RénéeDeVries',
    'Ｗａｔｅｒｐａｓ２０２６',
    'rotterdam-99-x',
    'uitzicht.MAASZICHT',
    'gravenhage 2026',
  ])('may not be %s', (password) => expect(hasNameInPassword(password, names)).toBe(true));

  it.each([
    'Een-eigen-wachtwoord-3',
    'mijn fiets staat buiten',
    'beheer van de tuin',
    'de vve en ik',
    'postbus vol brieven',
    'alle eigenaars samen',
  ])('may be %s', (password) => expect(hasNameInPassword(password, names)).toBe(false));
});
