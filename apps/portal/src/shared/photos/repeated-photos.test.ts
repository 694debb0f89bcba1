import { describe, expect, it } from '@jest/globals';
import { withoutRepeated } from './repeated-photos.ts';

const photo = (content: string, name = 'IMG_0001.jpg') => new File([content], name);

describe('chosen photos', () => {
  it('are both taken with the same name and size and other bytes, and once with the same bytes', async () => {
    const [first, second] = [photo('voor'), photo('raam')];
    expect(await withoutRepeated([first, second, photo('voor')], [], [])).toEqual([first, second]);
    expect(await withoutRepeated([photo('raam'), photo('deur')], [first, second], [])).toHaveLength(1);
  });

  it('with other names are not compared', async () => {
    const copy = photo('voor', 'kopie.jpg');
    expect(await withoutRepeated([copy], [photo('voor')], [])).toEqual([copy]);
  });

  it('are known by name and size if the bytes of before are gone', async () => {
    expect(await withoutRepeated([photo('voor')], [], [{ name: 'IMG_0001.jpg', size: 4 }])).toEqual([]);
  });

  it('that can not be read are taken, because their upload says what is wrong', async () => {
    const unreadable = photo('voor');
    unreadable.arrayBuffer = async () => Promise.reject(new Error('gone'));
    expect(await withoutRepeated([unreadable], [photo('voor')], [])).toEqual([unreadable]);
  });
});
