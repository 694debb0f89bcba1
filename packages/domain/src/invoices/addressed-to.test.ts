import { describe, expect, it } from '@jest/globals';
import { isAddressedTo, type Addressees } from './addressed-to.ts';

const manager = { company: 'Waterpas VvE Beheer', postal_address: 'Postbus 1234, 3000 AB Rotterdam' };
const kade: Addressees = {
  association: { code: '1001', name: 'VvE De Kade', title: 'Kadestraat 1 t/m 99 te Rotterdam' },
  manager,
};
const of = (name: string, title: string | null = null): Addressees => ({
  association: { code: '1002', name, title },
  manager,
});

const zuivel = of('Vereniging van Eigenaars Appartementencomplex De Oude Zuivelfabriek te Leiderdorp');
const north = of('VvE Wilgenplas Noord', 'Wilgenplas 1 t/m 65 te Rotterdam');

describe('the recipient of an invoice', () => {
  it.each<[string, string | null, Addressees]>([
    ['VvE De Kade', null, kade],
    ['V.v.E. De Kade', null, kade],
    ['VVE DE KADE TE ROTTERDAM', null, kade],
    ['Vereniging van Eigenaars "De Kade"', null, kade],
    ['Vereniging van eigenaren gebouw De Kade', null, kade],
    ['VvE De Kade p/a Waterpas VvE Beheer', 'Postbus 1234, 3000 AB Rotterdam', kade],
    ['Bestuur VvE De Kade, t.a.v. de penningmeester', null, kade],
    ['De Kade', null, kade],
    ['1001 VvE Kade', null, kade],
    ['Debiteur 1001', null, kade],
    ['VvE De Kade 3011 AA', null, kade],
    ['VvE Kadestraat 1-99', null, kade],
    ['VvE', 'Kadestraat 12, 3011 AA Rotterdam', kade],
    ['De bewoners', 'Kadestraat 12, 3011 AA Rotterdam', kade],
    ['Waterpas VvE Beheer', null, kade],
    ['Waterpas VvE Beheer B.V.', 'Postbus 1234, 3000 AB Rotterdam', kade],
    ['WATERPAS BEHEER BV', null, kade],
    ['Waterpas Rotterdam', null, kade],
    ['Waterpas VvE Beheer inzake VvE De Kade', null, kade],
    ['Administratie', 'p/a Waterpas VvE Beheer, Postbus 1234', kade],
    ['VvE', null, kade],
    ['Vereniging van Eigenaars', 'Postbus 1234, 3000 AB Rotterdam', kade],
    ['VvE Zuivelfabriek', null, zuivel],
    ['VvE De Oude Zuivelfabriek Leiderdorp', null, zuivel],
    ['VvE De Oude Zuivelfabrik', null, zuivel],
    ['VvE Wilgenplas', null, north],
    ['VvE Wilgenplas-Noord', null, north],
    ['VvE Wilgenplas 1-65', null, north],
    ['VvE Park Zicht', null, of('VvE Parkzicht')],
    ['Parkzicht VvE', null, of('VvE Park Zicht')],
    ['VvE Parkzich', null, of('VvE Parkzicht')],
    ["VvE 't Veerhuis", null, of('VvE ’t Veerhuis')],
    ['VvE Residentie Creme­rie', null, of('VvE Residentie Crèmerie')],
    ['VvE Cafe Belgie', null, of('VvE Café België')],
    ['VvE St. Jansgilde', null, of('VvE Sint Jansgilde')],
    ['VvE De', null, of('VvE De')],
    ['Iemand', null, of('VvE')],
  ])('%s, %s is the association or its manager', (name, address, addressees) => {
    expect(isAddressedTo({ name, address }, addressees)).toBe(true);
  });

  it.each<[string, string | null, Addressees]>([
    ['VvE Parkzicht', null, kade],
    ['VvE Parkzicht p/a Waterpas VvE Beheer', 'Postbus 1234, 3000 AB Rotterdam', kade],
    ['VvE Parkzicht', 'p/a Waterpas VvE Beheer, Postbus 1234, 3000 AB Rotterdam', kade],
    ['Waterpas VvE Beheer inzake VvE Parkzicht', null, kade],
    ['VvE Garage Kadestraat', null, kade],
    ['VvE Kadestraat 101-199', null, kade],
    ['J. Jansen', 'Dorpsstraat 5, 2991 AA Barendrecht', kade],
    ['Bouwbedrijf De Hamer B.V.', 'Kerkstraat 1 te Rotterdam', kade],
    ['Rotterdam Beheer B.V.', null, kade],
    ['VvE Wilgenplas Zuid', null, north],
    ['VvE Wilgenplas 67-131', null, north],
    ['VvE De Nieuwe Melkfabriek', null, zuivel],
    ['VvE Leiderdorp', null, of('VvE Zuivelfabriek')],
    ['VvE Parkweg', null, of('VvE Parkzicht')],
  ])('%s, %s is neither the association nor its manager', (name, address, addressees) => {
    expect(isAddressedTo({ name, address }, addressees)).toBe(false);
  });
});
