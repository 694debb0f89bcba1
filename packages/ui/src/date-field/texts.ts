export const texts = {
  openCalendar: 'Kies een dag in de kalender',
  calendarOf: (label: string) => `Kalender: ${label}`,
  calendarFailed: 'De kalender kan niet worden geladen. Typ de datum in het veld.',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  doesNotExist: (date: string) => `De datum ${date} bestaat niet. Vul een andere datum in.`,
  incomplete: 'De datum is niet compleet. Vul een dag, een maand en een jaar van vier cijfers in.',
  tooEarly: (date: string) => `Kies een datum vanaf ${date}.`,
  tooLate: (date: string) => `Kies een datum tot en met ${date}.`,
};
