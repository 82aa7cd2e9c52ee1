import { expect, test } from 'vitest';
import { isOtherPicture, unreadablePicture, wrongKind } from './file-kinds.ts';

test('a file of a wrong kind is refused by its name, with the kinds that are taken', () => {
  expect(wrongKind({ name: 'notes.txt', type: 'text/plain' }, ['JPG', 'PNG'])).toBe(
    'notes.txt cannot be used. Choose a JPG or PNG file.',
  );
  expect(wrongKind({ name: 'id.pdf', type: 'application/pdf' }, ['JPG', 'PNG'])).toBe(
    'id.pdf cannot be used. Choose a JPG or PNG file.',
  );
});

test('a file of a kind that no browser knows is refused', () => {
  expect(wrongKind({ name: 'check.jpg.exe', type: '' }, ['JPG', 'PNG', 'PDF'])).toBe(
    'check.jpg.exe cannot be used. Choose a JPG, PNG, or PDF file.',
  );
});

test('every kind asked for is taken', () => {
  expect(
    wrongKind({ name: 'front.jpeg', type: 'image/jpeg' }, ['JPG', 'PNG', 'PDF']),
  ).toBeUndefined();
  expect(
    wrongKind({ name: 'front.png', type: 'image/png' }, ['JPG', 'PNG', 'PDF']),
  ).toBeUndefined();
  expect(
    wrongKind({ name: 'id.pdf', type: 'application/pdf' }, ['JPG', 'PNG', 'PDF']),
  ).toBeUndefined();
});

test('a phone’s own kinds of pictures are drawn again where a picture is wanted', () => {
  const kinds = ['JPG', 'PNG', 'WebP'] as const;
  for (const picture of [
    { name: 'IMG_0042.HEIC', type: 'image/heic' },
    { name: 'IMG_0042.heic', type: '' },
    { name: 'check.avif', type: 'image/avif' },
    { name: 'check.gif', type: 'image/gif' },
  ]) {
    expect(isOtherPicture(picture, kinds), picture.name).toBe(true);
    expect(isOtherPicture(picture, ['XML']), picture.name).toBe(false);
  }
  for (const other of [
    { name: 'front.jpg', type: 'image/jpeg' },
    { name: 'logo.svg', type: 'image/svg+xml' },
    { name: 'notes.txt', type: 'text/plain' },
    { name: 'heic', type: '' },
  ])
    expect(isOtherPicture(other, kinds), other.name).toBe(false);
  expect(unreadablePicture({ name: 'IMG_0042.HEIC' })).toContain('share the photo as a JPEG');
});
