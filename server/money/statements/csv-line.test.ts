import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import { csvWriter, momentFields } from './csv-line.ts';

const instants = fc.oneof(
  fc.bigInt({ min: 0n, max: 4_102_444_800_000_000n }),
  // The hours around both clock changes of a year.
  fc.bigInt({ min: -7_200_000_000n, max: 7_200_000_000n }).map((us) => 1_772_953_200_000_000n + us),
  fc.bigInt({ min: -7_200_000_000n, max: 7_200_000_000n }).map((us) => 1_793_512_800_000_000n + us),
);

test('a moment is what the calendar says, in whichever order moments are asked for', () => {
  fc.assert(
    fc.property(fc.array(instants, { maxLength: 20 }), (moments) => {
      for (const us of moments) {
        const instant = new Temporal.Instant(us * 1_000n);
        const there = instant.toZonedDateTimeISO(bankTimeZone);
        expect(momentFields(instant)).toEqual([
          { figure: there.toPlainDate().toString() },
          { figure: there.toPlainTime().toString({ smallestUnit: 'second' }) },
          there.toString({ timeZoneName: 'never', fractionalSecondDigits: 3 }),
        ]);
      }
    }),
    { numRuns: 300 },
  );
});

test('no text is a formula, in whatever form its first letter is written', () => {
  const { line } = csvWriter(false);
  const text = fc
    .tuple(
      fc.constantFrom('=', '+', '-', '@', '＝', '﹢', '－', ' =', 'a', '7', 'Z', ''),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (given) => {
      const written = line([given]).slice(1, -3).replaceAll('""', '"');
      expect(written.normalize('NFKC').trim()).not.toMatch(/^[=+\-@\t\r]/);
      expect(written.replace(/^'/, '')).toBe(given.replace(/^'/, ''));
    }),
    { numRuns: 2_000 },
  );
});
