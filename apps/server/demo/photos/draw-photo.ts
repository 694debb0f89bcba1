import type { Order } from '../drawing/order.ts';
import { type Frame, frameOf, render } from './kit.ts';

/** Matches subjects that are photographed upright. */
const STANDING = /staand|paneel|knop|boom|kozijn|schacht|hoog/iu;

/** The name of a photo decides its composition. */
export const photoOf =
  (draw: (frame: Frame) => string) =>
  async ({ name, dice }: Order): Promise<Buffer> => {
    const frame = frameOf(name, dice, STANDING.test(name));
    return render(frame, draw(frame));
  };
