import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { euros, inWords, wholeEuros } from '../drawing/text.ts';

export function writePolicy(paper: Paper, { name, date, dossier, dice }: Order): void {
  const value = dossier.units * dice.between(195, 240) * 1000;
  paper.title(name, dossier.name);
  paper.facts([
    [
      'Verzekeraar',
      dice.pick(['Hollandsche Onderlinge U.A.', 'Maas Verzekeringen N.V.', 'Eigen Huis & Haard N.V.']),
    ],
    ['Polisnummer', `VVE ${dice.between(100_000, 999_999)}`],
    ['Verzekeringnemer', dossier.name],
    ['Risicoadres', dossier.building],
    ['Ingangsdatum', inWords(date)],
    ['Contractduur', '12 maanden, daarna stilzwijgend verlengd'],
  ]);
  paper.table(
    [
      { name: 'Dekking', share: 4 },
      { name: 'Verzekerd bedrag', share: 2, isAmount: true },
      { name: 'Premie per jaar', share: 2, isAmount: true },
    ],
    [
      ['Brand, storm en water', wholeEuros(value), euros(value * 0.00082)],
      ['Glas van de algemene ruimten', 'meeverzekerd', euros(dice.between(180, 420))],
      ['Aansprakelijkheid vereniging', wholeEuros(2_500_000), euros(dice.between(210, 380))],
      ['Rechtsbijstand', wholeEuros(50_000), euros(dice.between(260, 510))],
    ],
  );
  paper.heading('Eigen risico');
  paper.text(
    `Bij waterschade geldt een eigen risico van ${wholeEuros(dice.pick([250, 500, 1000]))} per gebeurtenis, bij storm van ${wholeEuros(dice.pick([500, 1000]))}. Voor overige schade is er geen eigen risico.`,
  );
  paper.page();
  paper.heading('Clausules');
  paper.list([
    'Appartementenclausule: de dekking geldt ook als een eigenaar de schade verwijtbaar heeft veroorzaakt; de verzekeraar verhaalt dan op hem.',
    'Garantie tegen onderverzekering, zolang de waarde elke zes jaar is getaxeerd.',
    'Zonnepanelen zijn meeverzekerd na melding en met een keuring volgens Scope 12.',
    'Leegstand van meer dan zes maanden dient te worden gemeld.',
  ]);
  paper.heading('Schade melden');
  paper.text(
    'Meld schade binnen drie werkdagen bij de beheerder, met foto’s en een korte omschrijving. Laat noodreparaties altijd uitvoeren; bewaar de vervangen onderdelen voor de expert.',
  );
}

export function writeValuation(paper: Paper, { name, date, dossier, dice }: Order): void {
  const value = dossier.units * dice.between(195, 240) * 1000;
  paper.title(name, dossier.name);
  paper.text(
    `Op ${inWords(date)} is het gebouw ${dossier.building} (bouwjaar ${dossier.built}) getaxeerd volgens artikel 7:960 BW. De taxatie is zes jaar geldig.`,
  );
  paper.table(
    [
      { name: 'Onderdeel', share: 4 },
      { name: 'Waarde', share: 2, isAmount: true },
    ],
    [
      ['Herbouw, inclusief fundering', wholeEuros(value * 0.88)],
      ['Architect en constructeur', wholeEuros(value * 0.07)],
      ['Opruimingskosten', wholeEuros(value * 0.05)],
    ],
    ['Herbouwwaarde inclusief btw', wholeEuros(value)],
  );
  paper.signatures(['De taxateur, NIVRE-register']);
}
