const unseen = (count: number) => `, waarvan ${count} niet in beeld`;
const count = (selected: number) => `${selected} gekozen`;

export const texts = {
  selection: 'Selectie',
  count,
  unseen,
  selected: (selected: number, unseenCount: number) =>
    count(selected) + (unseenCount > 0 ? unseen(unseenCount) : ''),
  full: '; meer kan niet',
  clear: 'Niets kiezen',
};
