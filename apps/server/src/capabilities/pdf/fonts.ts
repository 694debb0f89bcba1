import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export interface Fonts {
  text: Buffer;
  bold: Buffer;
  /** Returns whether both fonts have a glyph for a code point. */
  has: (codePoint: number) => boolean;
}

async function readFonts(): Promise<Fonts> {
  const { create } = await import('fontkit');
  const require = createRequire(import.meta.url);
  const [text, bold] = await Promise.all([
    readFile(
      require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
    ),
    readFile(
      require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
    ),
  ]);
  const sets = [text, bold].map((bytes) => {
    const font = create(bytes);
    if (!('characterSet' in font)) throw new Error('A font of the PDF documents is a collection.');
    return new Set(font.characterSet);
  });
  return { text, bold, has: (codePoint) => sets.every((set) => set.has(codePoint)) };
}

let fonts: Promise<Fonts> | undefined;

/** Returns the fonts of the documents, which are read from the disk once. */
export async function loadFonts(): Promise<Fonts> {
  fonts ??= readFonts();
  return fonts;
}
