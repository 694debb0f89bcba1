/** Apart from the texts of every page: nobody needs them to sign in. */
export const associationTexts = {
  noAssociation: {
    title: 'U bent nog niet aan een vereniging gekoppeld',
    text: 'Denkt u dat dit niet klopt? Neem dan contact op met uw beheerder.',
    contact: 'Contact opnemen',
  },
  missing: {
    gone: 'Misschien is het weggehaald, of klopt de link niet.',
    orElsewhere:
      'Misschien is het weggehaald. Mogelijk hoort het bij een andere vereniging: kies die bovenaan de pagina.',
  },
} as const;
