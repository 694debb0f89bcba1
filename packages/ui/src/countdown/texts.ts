const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const texts = {
  minutes: (count: number) => counted(count, 'minuut', 'minuten'),
  seconds: (count: number) => counted(count, 'seconde', 'seconden'),
};
