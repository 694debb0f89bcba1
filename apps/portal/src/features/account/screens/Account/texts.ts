export const texts = {
  title: 'Mijn gegevens',
  failed: 'Uw gegevens zijn niet geladen',
  personal: 'Persoonlijke gegevens',
  contact: 'Contactgegevens',
  change: 'Wijzigen',
  changePersonal: 'Persoonlijke gegevens wijzigen',
  changeContact: 'Contactgegevens wijzigen',
  fields: {
    name: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    mobile: 'Mobiel',
  },
  associations: 'Uw verenigingen',
  active: 'nu gekozen',
  choose: 'Kiezen',
  chooseOf: (code: string, name: string) => `Kiezen: ${code} ${name}`,
  noAssociations:
    'U bent nog niet aan een vereniging gekoppeld. Klopt dat niet? Neem dan contact op met uw beheerder.',
  pending: {
    title: (email: string) => `Bevestig ${email}`,
    text: (until: string) =>
      `Wij hebben een mail naar dit adres gestuurd. Klik op de knop in die mail, vóór ${until}. Tot dan logt u in met uw oude e-mailadres.`,
    resend: 'Opnieuw versturen',
    cancel: 'Annuleren',
    resent: (email: string) => `Wij hebben de mail opnieuw gestuurd naar ${email}.`,
    cancelled: 'Uw e-mailadres blijft zoals het was.',
    wait: 'Wij hebben net een mail gestuurd. Kijk ook bij uw ongewenste mail, en probeer het over een minuut opnieuw.',
  },
} as const;
