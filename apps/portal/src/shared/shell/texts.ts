export const shellTexts = {
  helpByPhone: 'Hulp nodig? Bel',
  helpByMail: 'of mail',
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
  chunkFailed: {
    title: 'Dit scherm kon niet worden geladen',
    missing: 'Misschien is het portaal net vernieuwd, of is er geen verbinding. Probeer het opnieuw.',
    'time-out': 'Het laden duurde te lang. Controleer uw internet en probeer het opnieuw.',
    other: 'Er ging iets mis. Probeer het opnieuw.',
  },
} as const;
