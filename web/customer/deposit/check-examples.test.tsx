import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckExamples } from './check-examples.tsx';

test('good pictures of both sides are shown, told in words, with what is written on the back [D-51]', () => {
  const markup = renderToStaticMarkup(<CheckExamples />);
  const told = [...markup.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, words]) => words);
  expect(told).toEqual([
    expect.stringContaining('flat on a dark surface, all four corners in view'),
    expect.stringContaining('signed, with “For mobile deposit only” below the signature'),
  ]);
  expect(markup).toMatch(/<text [^>]*>For mobile deposit only<\/text>/);
});
