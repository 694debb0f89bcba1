import type { Photo } from '../../src/photo-grid/photo-grid.tsx';
import dak from './dak.svg';
import fietsenstalling from './fietsenstalling.svg';
import kade from './kade.svg';
import trappenhuis from './trappenhuis.svg';
import tuin from './tuin.svg';

/**
 * Returns a placeholder of a few pixels, as the server makes for a photo, with a colour
 * for the sky and a colour for the ground.
 */
const inAFewPixels = (above: string, below: string) => ({
  image: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="${above}" d="M0 0h2v1H0z"/><path fill="${below}" d="M0 1h2v1H0z"/></svg>`,
  )}`,
});

const landscape = { width: 1200, height: 900 };

/** The photos of the stories, which are drawings. */
export const photos: readonly Photo[] = [
  {
    id: 'kade',
    src: kade,
    srcSet: `${kade} 400w, ${kade} 1200w`,
    ...landscape,
    alt: 'De kade bij avond, met verlichte ramen',
    caption: 'Uitzicht vanaf de brug, september 2026',
    placeholder: inAFewPixels('#d99a7c', '#5f5f62'),
  },
  {
    id: 'trappenhuis',
    src: trappenhuis,
    ...landscape,
    alt: 'Het trappenhuis na het schilderwerk',
    caption: 'Gebroken wit met donkergroene leuningen',
    placeholder: { colour: '#e3d6bd' },
  },
  {
    id: 'tuin',
    src: tuin,
    ...landscape,
    alt: 'De binnentuin in juni',
    placeholder: inAFewPixels('#a9d8ea', '#6aa757'),
  },
  {
    id: 'dak',
    src: dak,
    width: 900,
    height: 1200,
    alt: 'Het dak aan de noordzijde, met de nieuwe dakgoot',
    caption: 'De dakgoot is opgeleverd',
    placeholder: inAFewPixels('#8fbdd6', '#a5583c'),
  },
  {
    id: 'fietsenstalling',
    src: fietsenstalling,
    ...landscape,
    alt: 'De fietsenstalling in de sneeuw',
    placeholder: { colour: '#c9d3d7' },
  },
];

/** Returns the given number of photos. The same drawings are repeated. */
export const manyPhotos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, at) =>
    photos
      .slice(at % photos.length)
      .slice(0, 1)
      .map((photo) => Object.assign({}, photo, { id: `${photo.id}-${at}` })),
  ).flat();

/** A photo whose image cannot be decoded. */
export const brokenPhoto: Photo = {
  id: 'kapot',
  src: 'data:image/png;base64,AAAA',
  ...landscape,
  alt: 'Foto van de lift',
};
