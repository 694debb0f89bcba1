import { minutesParts } from '@mijn/domain/minutes';
import { MessageText } from '@mijn/ui/message-feed';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { texts } from './texts.ts';

interface Chapter {
  title: string;
  parts: ReturnType<typeof minutesParts>;
}

/** Returns the text by its headings. What stands before the first one has the title of the page. */
function chaptersOf(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of minutesParts(text)) {
    const last = chapters.at(-1);
    if (part.kind === 'heading') chapters.push({ title: part.text, parts: [] });
    else if (last) last.parts.push(part);
    else chapters.push({ title: texts.title, parts: [part] });
  }
  return chapters;
}

/** Shows a text of minutes by its headings. */
export function MinutesText({ text }: { text: string }) {
  return chaptersOf(text).map(({ title, parts }, chapter) => (
    // The chapters and parts of a text have no identity other than their position.
    // oxlint-disable-next-line react/no-array-index-key
    <Section key={chapter} title={title}>
      <Stack>
        {parts.map((part, at) =>
          part.kind === 'subheading' ? (
            // oxlint-disable-next-line react/no-array-index-key
            <p key={at}>
              <strong>{part.text}</strong>
            </p>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <MessageText key={at} text={part.text} isWhole />
          ),
        )}
      </Stack>
    </Section>
  ));
}
