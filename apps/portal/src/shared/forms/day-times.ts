const times = Array.from({ length: 96 }, (_, quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  const text = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return { id: text, label: text.replace(':', '.') };
});

/** Returns the quarters of a day for a select, with a time first that is none of them, such as `19:20`. */
export const timesWith = (time: string) =>
  time === '' || times.some(({ id }) => id === time)
    ? times
    : [{ id: time, label: time.replace(':', '.') }, ...times];
