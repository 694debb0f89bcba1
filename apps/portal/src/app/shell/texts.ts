export const shellTexts = {
  mainNavigation: 'Hoofdmenu',
  userMenu: (name: string) => `Menu van ${name}`,
  boardMenu: (association: string) => `Bestuur ${association}`,
  you: 'Uw account',
  logOut: 'Uitloggen',
  logOutQuestion: 'Weet u zeker dat u wilt uitloggen?',
  idle: {
    title: 'Bent u er nog?',
    text: 'U hebt een tijd niets gedaan. Voor uw veiligheid wordt u straks uitgelogd. Nog',
    noResponse:
      'Het is nog niet gelukt om ingelogd te blijven: er is geen verbinding. We blijven het proberen.',
    stay: 'Blijf ingelogd',
  },
  connectionLabel: 'Verbinding',
  lastEndLabel: 'Einde van uw sessie',
  lastEnd: {
    ofMember: 'Uw sessie eindigt bijna. Sla op wat u hebt ingevuld; daarna logt u opnieuw in.',
    ofStaff: 'Het meekijken eindigt bijna. Sla op wat u hebt ingevuld.',
    ofReader: 'Het meekijken eindigt bijna.',
    left: 'Nog',
  },
  manager: 'Uw VvE beheerder',
  faq: 'Veelgestelde vragen',
  feedback: 'Compliment of klacht',
  contact: 'Contact',
  iso: 'ISO 9001:2015 kwaliteitscertificaat',
  brl: 'BRL 5016 gecertificeerd VvE-beheerder',
  personalCertification: 'Persoonscertificering',
  impersonationLabel: 'Meekijken door een medewerker',
  impersonation: (staff: string, time: string, isReadOnly: boolean) =>
    `${staff} is ingelogd namens deze klant, tot ${time}.${isReadOnly ? ' Wijzigen kan niet.' : ''}`,
  stopImpersonation: 'Stoppen',
} as const;
