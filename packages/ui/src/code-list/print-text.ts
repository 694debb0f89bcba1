/** Prints a text without the page around it. The frame is outside the screen, because browsers do not print a hidden frame. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, {
    position: 'fixed',
    right: '100%',
    width: '600px',
    height: '800px',
    border: '0',
  });
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) return;
  const heading = contentDocument.createElement('h1');
  heading.textContent = title;
  const text = contentDocument.createElement('pre');
  text.textContent = lines.join('\n');
  contentDocument.title = title;
  contentDocument.body.append(heading, text);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
