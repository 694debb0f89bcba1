export const texts = {
  renew: 'Nieuwe herstelcodes',
  renewTitle: 'Nieuwe herstelcodes maken?',
  renewText: 'De oude herstelcodes werken dan niet meer.',
  renewConfirm: 'Nieuwe codes maken',
  turnOff: 'Uitzetten',
  turnOffTitle: 'Inloggen in twee stappen uitzetten',
  turnOffText: 'U logt daarna in met alleen uw wachtwoord. Uw herstelcodes werken dan niet meer.',
  turnedOff: 'Inloggen in twee stappen staat uit.',
  password: 'Wachtwoord',
  anyCode: 'Code uit de app, of een herstelcode',
} as const;
