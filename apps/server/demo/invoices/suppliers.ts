interface Work {
  name: string;
  /** The unit as a UN/ECE code: piece, hour or month. */
  unit: 'C62' | 'HUR' | 'MON';
}

export interface Supplier {
  name: string;
  address: string;
  postcode: string;
  city: string;
  kvk: string;
  vat_number: string;
  /** The VAT rate in percent. The rate of an insurer is 0. */
  vat_rate: number;
  colour: string;
  unit: Work['unit'];
  extras: readonly Work[];
}

const piece = (name: string): Work => ({ name, unit: 'C62' });
const hours = (who: string): Work => ({ name: `Arbeid ${who}`, unit: 'HUR' });

/** All suppliers are made up. */
export const suppliers: readonly Supplier[] = [
  {
    name: 'Schoonmaakbedrijf Helder B.V.',
    address: 'Spaanse Polder 18',
    postcode: '3046 AE',
    city: 'Rotterdam',
    kvk: '24900118',
    vat_number: 'NL900118001B01',
    vat_rate: 21,
    colour: '#1d6fa5',
    unit: 'MON',
    extras: [piece('Verbruiksmateriaal')],
  },
  {
    name: 'Liftservice Rijnmond B.V.',
    address: 'Waalhaven Z.z. 44',
    postcode: '3089 JH',
    city: 'Rotterdam',
    kvk: '24900224',
    vat_number: 'NL900224002B01',
    vat_rate: 21,
    colour: '#8a3b12',
    unit: 'C62',
    extras: [piece('Voorrijkosten')],
  },
  {
    name: 'Van Dijk Dakwerken B.V.',
    address: 'Ambachtsweg 7',
    postcode: '2641 KT',
    city: 'Pijnacker',
    kvk: '27900330',
    vat_number: 'NL900330003B01',
    vat_rate: 21,
    colour: '#4a4e69',
    unit: 'C62',
    extras: [hours('dakdekker'), piece('Materiaal en afvoer')],
  },
  {
    name: 'Maasduin Verzekeringen N.V.',
    address: 'Coolsingel 201',
    postcode: '3012 AG',
    city: 'Rotterdam',
    kvk: '24900446',
    vat_number: 'NL900446004B01',
    vat_rate: 0,
    colour: '#5b2a86',
    unit: 'C62',
    extras: [piece('Poliskosten')],
  },
  {
    name: 'Energie Coöperatie Delta U.A.',
    address: 'Haringvliet 96',
    postcode: '3011 TG',
    city: 'Rotterdam',
    kvk: '24900552',
    vat_number: 'NL900552005B01',
    vat_rate: 21,
    colour: '#b7791f',
    unit: 'MON',
    extras: [piece('Netbeheer en meetdienst')],
  },
  {
    name: 'Groenbeheer De Linde',
    address: 'Kleiweg 310',
    postcode: '3045 PP',
    city: 'Rotterdam',
    kvk: '24900668',
    vat_number: 'NL900668006B01',
    vat_rate: 21,
    colour: '#2f7d32',
    unit: 'C62',
    extras: [piece('Afvoer groenafval')],
  },
  {
    name: 'Elektro Maasmond B.V.',
    address: 'Galileïstraat 12',
    postcode: '3029 AL',
    city: 'Rotterdam',
    kvk: '24900774',
    vat_number: 'NL900774007B01',
    vat_rate: 21,
    colour: '#b02a37',
    unit: 'C62',
    extras: [piece('Voorrijkosten'), hours('monteur')],
  },
  {
    name: 'Loodgietersbedrijf Kraan & Zn.',
    address: 'Schiedamseweg 88',
    postcode: '3025 AD',
    city: 'Rotterdam',
    kvk: '24900880',
    vat_number: 'NL900880008B01',
    vat_rate: 21,
    colour: '#0b7285',
    unit: 'C62',
    extras: [piece('Voorrijkosten'), hours('loodgieter')],
  },
];
