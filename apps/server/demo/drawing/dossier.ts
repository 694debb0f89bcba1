import { diceFor } from './dice.ts';

export interface Dossier {
  code: string;
  name: string;
  /** The address as in a deed, such as `Kadestraat 1 t/m 99 te Rotterdam`. */
  building: string;
  city: string;
  /** The number of apartments. */
  units: number;
  built: number;
  chair: string;
  treasurer: string;
  secretary: string;
  /** The property manager, who works for the provider. */
  manager: string;
}

const residents = [
  'mevrouw A.M. de Wit',
  'de heer J. van der Linden',
  'mevrouw F. Aydin',
  'de heer R.P. Bakker',
  'mevrouw C. Coëlho',
  'de heer M. el Amrani',
  'mevrouw H. Dijkstra',
  'de heer P. Schönfeld',
  'mevrouw I. Brouwer-Smit',
  'de heer T. Nguyen',
  'mevrouw L. van den Bosch',
  'de heer W. Hermans',
] as const;

const managers = ['mevrouw S. Staf', 'de heer K. Overdijk', 'mevrouw N. Reijnders'] as const;
const streets = ['Lindelaan', 'Veerdam', 'Zuivelweg', 'Havenstraat', 'Parkweg', 'Vestdijk'] as const;
const cities = ['Rotterdam', 'Schiedam', 'Delft', 'Vlaardingen', 'Gouda', 'Dordrecht'] as const;

export function dossierOf({ code, name, title }: { code: string; name: string; title: string }): Dossier {
  const dice = diceFor(`association ${code}`);
  const units = dice.between(12, 49) * 2;
  const city = dice.pick(cities);
  const [chair = '', treasurer = '', secretary = ''] = dice.some(residents, 3);
  const building = title || `${dice.pick(streets)} 2 t/m ${units * 2} te ${city}`;
  return {
    code,
    name,
    building,
    city: building.split(' te ')[1] ?? city,
    units: code === '1001' ? 50 : units,
    built: dice.between(1962, 1997),
    chair,
    treasurer,
    secretary,
    manager: dice.pick(managers),
  };
}
