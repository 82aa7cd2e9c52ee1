import { Fragment } from 'react';

/** A text with an email address: where the line is too short, it breaks before the domain. */
export const withEmail = (text: string) =>
  text.split(/(?=@)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
