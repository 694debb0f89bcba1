/** Whether a text is a day that exists: `2026-02-28`, and not `2026-02-30`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}
