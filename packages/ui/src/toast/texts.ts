export const texts = {
  messages: 'Meldingen',
  close: 'Melding sluiten',
  shortcut: 'Sneltoets: ',
};
