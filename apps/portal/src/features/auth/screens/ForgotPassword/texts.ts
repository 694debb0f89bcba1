export const texts = {
  title: 'Wachtwoord vergeten',
  explanation: 'Vul uw e-mailadres in. U krijgt een mail met een link om een nieuw wachtwoord te kiezen.',
  fields: { email: 'E-mailadres' },
  submit: 'Versturen',
  sentTitle: 'Kijk in uw mail',
  sent: (email: string) =>
    `Is ${email} bij ons bekend? Dan krijgt u binnen een paar minuten een mail met een link. De link werkt 60 minuten. Kijk ook bij de ongewenste mail. U krijgt hoogstens 3 van deze mails per uur. Hebt u er al een? Dan werkt die link ook nog.`,
  back: 'Terug naar inloggen',
} as const;
