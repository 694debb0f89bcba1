import { Fragment } from 'react';

/** Shows a text with its line breaks. */
export const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of a text do not move
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
