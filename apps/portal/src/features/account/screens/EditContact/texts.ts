export const texts = {
  title: 'Contactgegevens wijzigen',
  fields: {
    email: 'E-mailadres',
    phone: 'Telefoon',
    mobile: 'Mobiel',
  },
  emailHint:
    'Een nieuw e-mailadres telt pas als u op de knop klikt in de mail die wij ernaartoe sturen. Uw oude adres krijgt ook bericht.',
  staffHint: 'Het e-mailadres kan alleen de bewoner zelf wijzigen.',
  mailSent: (email: string) => `Wij hebben een mail gestuurd naar ${email}. Klik op de knop in die mail.`,
} as const;
