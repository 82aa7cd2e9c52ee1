import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/operating.md', 'utf8');
const blocks = [...page.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, text = '']) => text);

describe('what an operator types', () => {
  test('copies the key to a machine on which no server has run yet', () => {
    const copies = blocks.filter((text) => / bank\.key \/var\/lib\/larkmoor\//.test(text));
    expect(copies).toHaveLength(1);
    for (const text of copies)
      expect(text).toMatch(
        /install -d -o larkmoor .*\/var\/lib\/larkmoor && install .* bank\.key /,
      );
  });

  test('runs the proxy that people come in by as its own user, who can read its certificate', () => {
    const setUp = blocks.filter((text) => text.includes('deploy/haproxy.cfg '));
    expect(setUp).toHaveLength(1);
    expect(setUp[0]).toMatch(
      /^install .* deploy\/haproxy-unprivileged\.conf \/etc\/systemd\/system\/haproxy\.service\.d\//m,
    );
    expect(setUp[0]).toMatch(
      /^install .*-g haproxy -m 0640 \/dev\/null \/etc\/haproxy\/bank\.pem/m,
    );
    const dropIn = readFileSync('deploy/haproxy-unprivileged.conf', 'utf8').split('\n');
    expect(dropIn).toEqual(
      expect.arrayContaining([
        'User=haproxy',
        'CapabilityBoundingSet=CAP_NET_BIND_SERVICE',
        'NoNewPrivileges=yes',
      ]),
    );
  });
});

describe('what we ship', () => {
  test('has a user of its own for each program, and gives none of them a way back to root', () => {
    const units = globSync('deploy/**/*{.service,-unprivileged.conf}');
    expect(units.length).toBeGreaterThan(5);
    for (const unit of units) {
      const text = readFileSync(unit, 'utf8');
      expect([unit, text]).toEqual([
        unit,
        expect.stringMatching(/^(?:User=(?!root)|DynamicUser=yes)/m),
      ]);
      expect([unit, text]).toEqual([unit, expect.stringMatching(/^NoNewPrivileges=yes$/m)]);
    }
  });

  test('names the authority wherever it asks for a database whose certificate is looked at', () => {
    const units = globSync('deploy/*.service').map((unit) => [unit, readFileSync(unit, 'utf8')]);
    const looking = units.filter(([, text]) => text?.includes('PGSSLMODE=verify-full'));
    expect(looking).toHaveLength(1);
    for (const [unit, text] of looking)
      expect([unit, text]).toEqual([unit, expect.stringContaining('PGSSLROOTCERT')]);
  });
});
