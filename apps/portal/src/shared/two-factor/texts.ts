export const texts = {
  turnOn: 'Aanzetten',
  turnOnTitle: 'Inloggen in twee stappen aanzetten',
  app: 'U hebt een authenticator-app nodig op uw telefoon, zoals Google Authenticator, Microsoft Authenticator of 2FAS.',
  scan: 'Scan deze code met de app.',
  qr: 'QR-code voor uw authenticator-app',
  type: 'Lukt scannen niet? Typ dan deze sleutel over in de app. De spaties hoeven niet.',
  secret: 'Sleutel',
  code: 'Code uit de app',
  codeHelp: 'De app toont nu 6 cijfers. Vul ze hier in.',
  confirm: 'Bevestigen',
  codesTitle: 'Bewaar uw herstelcodes',
  codesWhy:
    'Bent u uw telefoon kwijt? Dan logt u in met een herstelcode. Elke code werkt één keer. Bewaar ze op een veilige plek, bijvoorbeeld op papier. U ziet ze nu voor het laatst.',
  codesLabel: (portal: string) => `Herstelcodes voor ${portal}`,
  codesFile: 'herstelcodes.txt',
  codesKept: 'Ik heb de codes bewaard',
} as const;
